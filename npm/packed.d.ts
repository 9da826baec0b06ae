// What tools/package.js writes beside these files. It is no file of the package.

declare module '*_wasm.js' {
  /** The bytes of a module deflated, in base64. */
  const packed: string;
  export default packed;
}

declare module '*-text.js' {
  /** A script. */
  const script: string;
  export default script;
}
