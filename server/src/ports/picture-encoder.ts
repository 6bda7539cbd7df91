export type EncodedPicture = { outcome: 'encoded'; webp: Buffer } | { outcome: 'unreadable' | 'tooLarge' };

/** Decodes what somebody sent and encodes it anew, without its metadata, so that nothing of the original remains. */
export interface PictureEncoder {
  /** A square of at most `side` pixels for faces and logos. */
  encodeSquare(bytes: Uint8Array, side: number): Promise<EncodedPicture>;
}
