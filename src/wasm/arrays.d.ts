/** A `Uint8Array` with memory of its own: since TypeScript 5.7 a `Uint8Array<ArrayBuffer>`, of which a `Blob` is made. */
export type Uint8s = ReturnType<Uint8ArrayConstructor['of']>;

/** The same for `Uint16Array`. */
export type Uint16s = ReturnType<Uint16ArrayConstructor['of']>;

/** The same for `Uint32Array`. */
export type Uint32s = ReturnType<Uint32ArrayConstructor['of']>;
