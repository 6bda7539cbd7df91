/** Encrypts bytes with the key of the installation. They open only at the place for which they were sealed. */
export interface Sealer {
  seal(place: string, bytes: Uint8Array): Buffer;
  /** Throws SealBroken if they were changed, sealed for another place, or sealed with another key. */
  open(place: string, sealed: Buffer): Buffer;
}
