/** How many item numbers a form may leave out between two rows, if the number after them was not read surely. */
const LARGEST_GAP = 3;

/**
 * The score of a number's place in a rising run: next to the previous number, a little further, far, as in an
 * amendment, or, if it was not read surely, too near, so that rows between the two have none.
 */
const WORTH = { next: 1.5, near: 1, far: 0.5, tooNear: 0.4 };

/** The number that an item cell shows, and whether it is certain. */
export interface ReadNumber {
  value: number | null;
  isSure: boolean;
}

/** The number that an item cell shows, even if the recognizer read a digit as a letter; null for none. */
export function readItemNumber(text: string): number | null {
  const bare = text.replace(/^[|Il!](?=\d\d\b)/, '').replace(/[.,:;()[\]'"`_\s-]/g, '');
  const digits = bare
    .replace(/[lI|!i]/g, '1')
    .replace(/[oOQD]/g, '0')
    .replace(/[sS$]/g, '5')
    .replace(/B/g, '8')
    .replace(/[zZ]/g, '2');
  return /^\d{1,3}$/.test(digits) && /\d|[lI|]/.test(bare) ? Number(digits) : null;
}

/**
 * The item number of each row of a table whose last row before these was `previous` (0 at the start). Numbers only
 * rise down a form, so those that break the longest rising run were misread. Such rows, and those whose number was not
 * read at all, get the only number that their neighbors leave them, or 0 if they leave none or several; at either end
 * they are counted on. Only a number that was read surely may be far from the previous one.
 */
export function numberRows(read: readonly ReadNumber[], previous: number): number[] {
  const trusted = longestRise(read, previous);
  const numbers = read.map(({ value }, index) => (trusted.has(index) ? (value ?? 0) : 0));
  const first = numbers.findIndex((value) => value > 0);
  const start = Math.max(previous, (numbers[first] ?? 0) - first - 1);
  return numbers.map((value, index) => value || numberBetween(numbers, index, start));
}

/**
 * The number of a row that shows none, in a column that begins after `start`; 0 if the others do not leave exactly
 * one.
 */
function numberBetween(numbers: readonly number[], index: number, start: number): number {
  const before = numbers.findLastIndex((value, at) => at < index && value > 0);
  const after = numbers.findIndex((value, at) => at > index && value > 0);
  const from = numbers[before] ?? start;
  const isOnlyOne = after < 0 || (numbers[after] ?? 0) - from === after - before;
  return isOnlyOne ? from + index - before : 0;
}

function longestRise(read: readonly ReadNumber[], previous: number): Set<number> {
  const best: { length: number; from: number }[] = [];
  for (const [index, { value, isSure }] of read.entries()) {
    // A photograph may show only the middle of a table: the first number may be any.
    const follows =
      value !== null && value > previous && (previous === 0 || isSure || value <= previous + index + 1 + LARGEST_GAP);
    let entry = { length: follows ? 1 : 0, from: -1 };
    for (const [before, earlier] of best.entries()) {
      const rise = (value ?? 0) - (read[before]?.value ?? 0);
      const worth = worthOf(rise, index - before, isSure);
      if (!earlier.length || worth === 0) continue;
      if (earlier.length + worth > entry.length) entry = { length: earlier.length + worth, from: before };
    }
    best.push(value === null ? { length: 0, from: -1 } : entry);
  }
  const trusted = new Set<number>();
  let at = best.reduce((top, entry, index) => (entry.length > (best[top]?.length ?? 0) ? index : top), 0);
  while (at >= 0 && (best[at]?.length ?? 0) > 0) {
    trusted.add(at);
    at = best[at]?.from ?? -1;
  }
  return trusted;
}

function worthOf(rise: number, steps: number, isSure: boolean): number {
  if (rise === steps) return WORTH.next;
  if (rise >= 1 && rise < steps && !isSure) return WORTH.tooNear;
  if (rise >= 1 && rise <= steps + LARGEST_GAP) return WORTH.near;
  return isSure && rise > steps ? WORTH.far : 0;
}
