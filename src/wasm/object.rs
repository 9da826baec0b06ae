//! Objects of JavaScript that are made property by property.

/// Makes a type `Object`, and the functions that set its properties.
macro_rules! object {
    ($($properties:tt)+) => {
        #[wasm_bindgen]
        extern "C" {
            #[wasm_bindgen(js_name = Object)]
            pub(super) type Object;

            #[wasm_bindgen(constructor)]
            pub(super) fn new() -> Object;
        }

        properties! { $($properties)+ }
    };
}

/// Makes functions that set properties of an `Object`: of each its name and the type of the value, and the name of the
/// property where it is another. For example, `set_is_full(bool) = isFull` sets the property `isFull`.
macro_rules! properties {
    ($($set:ident($value:ty) $(= $property:ident)?,)+) => {
        #[wasm_bindgen]
        extern "C" {
            $(
                #[wasm_bindgen(method, setter $(= $property)?)]
                pub(super) fn $set(this: &Object, value: $value);
            )+
        }
    };
}
