export type EncodedPicture = { outcome: 'encoded'; webp: Buffer } | { outcome: 'unreadable' | 'tooLarge' | 'busy' };

/** Decodes what somebody sent and encodes it anew, without its metadata, so that nothing of the original remains. */
export interface PictureEncoder {
  /** A square of at most `side` pixels for faces and logos; `busy` when too many wait already. */
  encodeSquare(bytes: Uint8Array, side: number): Promise<EncodedPicture>;
}
