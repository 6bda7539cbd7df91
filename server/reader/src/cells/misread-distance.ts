import { shapeOf } from '../forms/letter-shapes';

/** The costs of taking a letter for a similar one or for any other, and of leaving out a mark or a letter. */
const COSTS = { alike: 0.5, other: 1, mark: 0.5, letter: 1 };
/** Signs that a speck may be read as, or that may be lost like a speck. Other signs may be the remains of a letter. */
const MARK = /[\s.,:;'\u2018\u2019"`/\\|_~-]/;

interface Letter {
  text: string;
  /** Its blurred shape; empty if it is neither a letter nor a digit. */
  shape: string;
  passedOver: number;
}

/**
 * How much was misread if `expected` was printed and `seen` was read: 0 for nothing, about 1 for each letter; case
 * does not matter.
 */
export function misreadDistance(seen: string, expected: string): number {
  const [read, printed] = [lettersOf(seen), lettersOf(expected)];
  // two rows of the table of distances, reused in turn: a page's dates are compared with hundreds of days each
  let above = new Float64Array(printed.length + 1);
  let row = new Float64Array(printed.length + 1);
  for (const [at, letter] of printed.entries()) above[at + 1] = (above[at] ?? 0) + letter.passedOver;
  for (const letter of read) {
    row[0] = (above[0] ?? 0) + letter.passedOver;
    for (let at = 0; at < printed.length; at++) {
      const other = printed[at] ?? letter;
      row[at + 1] = Math.min(
        (above[at] ?? 0) + taking(letter, other),
        (above[at + 1] ?? 0) + letter.passedOver,
        (row[at] ?? 0) + other.passedOver,
      );
    }
    [above, row] = [row, above];
  }
  return above[printed.length] ?? 0;
}

function taking(read: Letter, printed: Letter): number {
  if (read === printed) return 0;
  return read.shape !== '' && read.shape === printed.shape ? COSTS.alike : COSTS.other;
}

/** Each letter that was met. */
const met = new Map<string, Letter>();

function lettersOf(text: string): Letter[] {
  return [...text.toLowerCase()].map((letter) => {
    const known = met.get(letter) ?? {
      text: letter,
      shape: shapeOf(letter),
      passedOver: MARK.test(letter) ? COSTS.mark : COSTS.letter,
    };
    met.set(letter, known);
    return known;
  });
}
