import { looksOf } from './letter-shapes';

/** What it costs to take a letter for one that looks like it, and for any other; to pass over a mark, and a letter. */
const COSTS = { alike: 0.5, other: 1, mark: 0.5, letter: 1 };
/** What a speck may be, or be lost as; of other signs a letter may be left. */
const MARK = /[\s.,:;'\u2018\u2019"`/\\|_~-]/;

interface Letter {
  text: string;
  /** How it looks to a poor eye; nothing where it is no letter and no digit. */
  look: string;
  isMark: boolean;
}

/** How much must have been misread where `expected` was printed and `seen` was read: 0 where nothing, about 1 for each letter; case aside. */
export function unlikeness(seen: string, expected: string): number {
  const printed = lettersOf(expected);
  let row = [0];
  for (const letter of printed) row.push((row.at(-1) ?? 0) + passingOver(letter));
  for (const read of lettersOf(seen)) {
    const next = [(row[0] ?? 0) + passingOver(read)];
    for (const [at, letter] of printed.entries()) {
      next.push(Math.min((row[at] ?? 0) + taking(read, letter), (row[at + 1] ?? 0) + passingOver(read), (next[at] ?? 0) + passingOver(letter)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function taking(read: Letter, printed: Letter): number {
  if (read.text === printed.text) return 0;
  return read.look !== '' && read.look === printed.look ? COSTS.alike : COSTS.other;
}

function passingOver({ isMark }: Letter): number {
  return isMark ? COSTS.mark : COSTS.letter;
}

/** Each letter that was met: texts are compared by the thousand. */
const met = new Map<string, Letter>();

function lettersOf(text: string): Letter[] {
  return [...text.toLowerCase()].map((letter) => {
    const known = met.get(letter) ?? { text: letter, look: looksOf(letter), isMark: MARK.test(letter) };
    met.set(letter, known);
    return known;
  });
}
