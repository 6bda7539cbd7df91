/// <reference types="@testing-library/jest-dom" />

/** Read by webpack's run time and by style injectors; set once by the build's own entry (see browser/nonce.ts). */
declare let __webpack_nonce__: string;
/** The name of a chunk's file; assigned to by a remote's entry (see browser/fresh-chunks.ts). */
declare let __webpack_get_script_filename__: (chunkId: string | number) => string;
/** Where chunks are requested; likewise. */
declare let __webpack_public_path__: string;

// The build turns these imports into addresses.
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.css' {}
