/** What the WebAssembly of this package was made of. */
export interface Provenance {
  /** The package's version. */
  version: string;
  /** The commit of the sources, `-dirty` behind it where files had been changed since; `unknown` outside of a repository. */
  commit: string;
  /** The compiler, as it calls itself: `rustc 1.90.0 (1159e78c4 2025-09-14)`. */
  compiler: string;
}

/** What the WebAssembly of this package was made of. */
export declare const provenance: Provenance;
