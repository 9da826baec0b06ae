//! `bindgen INPUT.wasm OUTPUT-FOLDER NAME`: writes the JavaScript module, its types and the stripped wasm.
//!
//! The crate `wasm-bindgen-cli-support` is wasm-bindgen's own command as a library. Cargo allows only one
//! version of the schema it shares with the crate `wasm-bindgen`, so both always have the same version.

use std::{env, process::ExitCode};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [input, output, name] = arguments.as_slice() else {
        eprintln!("usage: bindgen INPUT.wasm OUTPUT-FOLDER NAME");
        return ExitCode::FAILURE;
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).out_name(name).typescript(true).omit_default_module_path(false);
    let made = bindgen.web(true).and_then(|bindgen| bindgen.generate(output));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
