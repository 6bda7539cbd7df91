import { editDistance } from '../table/likeness';

/** The one of `choices` that `text` is nearest to, within `reach` letters; null where two are as near. Case does not count. */
export function nearest(text: string, choices: readonly string[], reach: number): string | null {
  const plain = text.toLowerCase();
  let [best, distance, isShared]: [string | null, number, boolean] = [null, reach + 1, false];
  for (const choice of choices) {
    if (Math.abs(choice.length - plain.length) >= distance + 1) continue;
    const found = editDistance(plain, choice.toLowerCase());
    if (found < distance) [best, distance, isShared] = [choice, found, false];
    else if (found === distance) isShared = true;
  }
  return isShared ? null : best;
}
