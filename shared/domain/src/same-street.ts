import { foldText } from './fold-text';

/** True if two streets read the same: without case, accents, punctuation and runs of white space. */
export function isSameStreet(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(street: string): string {
  return foldText(street.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '));
}
