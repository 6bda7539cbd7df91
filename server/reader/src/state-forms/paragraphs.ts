import type { RunningText } from '../facts/running-text';

/** A numbered paragraph, with the part of the text that belongs to it alone. */
export interface Paragraph {
  /** "5B", "6C(1)": its number with those of the paragraphs that it is in. */
  number: string;
  /** The box before it; null for one without a box. */
  box: 'ticked' | 'blank' | null;
  begin: number;
  end: number;
}

const BOX = String.raw`(?:(?<box>[☐☒☑□]|\[[ _]*\]|\[[ ]*[xX✓✔][ ]*\])\s*)?`;
/** The numbers of a level: "5.", "B.", "(1)", "(a)". */
const LEVELS = [String.raw`\d{1,2}\.(?=\s)`, String.raw`[A-Z]\.(?=\s)`, String.raw`\(\d{1,2}\)`, String.raw`\([a-z]\)`];
const BEGIN = new RegExp(`(?<=^|\\n)${BOX}(?:${LEVELS.map((level, at) => `(?<level${at}>${level})`).join('|')})`, 'g');

/** The numbered paragraphs of a form in prose, in their order. */
export function paragraphsIn({ text }: RunningText): Paragraph[] {
  const begins = [...text.matchAll(BEGIN)];
  const numbers: string[] = [];
  return begins.map(({ index, groups = {} }, at): Paragraph => {
    const level = LEVELS.findIndex((_, one) => groups[`level${one}`] !== undefined);
    const own = groups[`level${level}`] ?? '';
    numbers.length = Math.min(numbers.length, level);
    while (numbers.length < level) numbers.push('');
    numbers.push(level < 2 ? own.slice(0, -1) : own);
    return {
      number: numbers.join(''),
      box: boxOf(groups.box),
      begin: index,
      end: begins[at + 1]?.index ?? text.length,
    };
  });
}

/** Without those whose box is blank, if the box of another paragraph of the same one is ticked: they do not apply. */
export function chosenOf(paragraphs: readonly Paragraph[]): Paragraph[] {
  const parentOf = ({ number }: Paragraph) => number.replace(/(?:\([^()]+\)|[A-Z])$/, '');
  const chosen = new Set(paragraphs.filter(({ box }) => box === 'ticked').map(parentOf));
  const isLeftOut = (one: Paragraph) => one.box === 'blank' && chosen.has(parentOf(one));
  const leftOut = paragraphs.filter(isLeftOut);
  return paragraphs.filter(
    (one) => !isLeftOut(one) && !leftOut.some(({ number }) => number !== '' && one.number.startsWith(`${number}(`)),
  );
}

function boxOf(mark: string | undefined): Paragraph['box'] {
  if (mark === undefined) return null;
  return /[☒☑xX✓✔]/.test(mark) ? 'ticked' : 'blank';
}
