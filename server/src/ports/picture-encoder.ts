/** An encoded picture has its size in pixels. */
export type EncodedPicture =
  { outcome: 'encoded'; webp: Buffer; width: number; height: number } | { outcome: 'unreadable' | 'tooLarge' | 'busy' };

/** Decodes an uploaded picture and encodes it again without its metadata, so that nothing of the original remains. */
export interface PictureEncoder {
  /** A square of at most `side` pixels for faces and logos; `busy` if too many wait already. */
  encodeSquare(bytes: Uint8Array, side: number): Promise<EncodedPicture>;
  /** The whole picture, its longer side at most `side` pixels; otherwise as the square. */
  encodeWithin(bytes: Uint8Array, side: number): Promise<EncodedPicture>;
}
