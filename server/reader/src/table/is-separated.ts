import { centerY, type Box, type Ruling } from '../page-layout';

/** True if a line drawn across runs between the two, somewhere along the second. */
export function isSeparated(a: Box, b: Box, rulings: readonly Ruling[]): boolean {
  const [upper, lower] = [Math.min(centerY(a), centerY(b)), Math.max(centerY(a), centerY(b))];
  return rulings.some((line) => line.at > upper && line.at < lower && line.from < b.right && line.to > b.left);
}
