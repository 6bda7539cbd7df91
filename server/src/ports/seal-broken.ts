/** Sealed bytes do not open. Nothing of them is in the message. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}
