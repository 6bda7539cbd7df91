import { truncate } from './truncate';

// spec § 9: cut to 20 characters (17 plus an ellipsis when longer)
const longest = 20;
const kept = 17;

/**
 * The titles of one card's deadlines, short enough for it and still different from each other (docs/oddities.md). A longer one
 * first loses the word "Deadline". Where two still match, the ellipsis is inside, so that their ends are seen.
 */
export function shortTitles(titles: readonly string[]): string[] {
  const short = titles.map((title) => truncate(withoutDeadline(title), longest, kept));
  return titles.map((title, at) => {
    const alike = titles.filter((other, index) => other !== title && short[index] === short[at]);
    return alike.length === 0 || isShort(title) ? (short[at] ?? title) : cutInside(title, alike);
  });
}

function isShort(title: string): boolean {
  return Array.from(title).length <= longest;
}

function withoutDeadline(title: string): string {
  if (isShort(title)) return title;
  return title
    .replace(/\bdeadline\b/i, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The title with its ellipsis in the middle; nearer to the beginning, or else to the end, where that sets it apart from the others. It
 * keeps the word "Deadline" where another title is the same but for that word.
 */
function cutInside(title: string, others: readonly string[]): string {
  const lost = [...new Set([title, ...others])].map(withoutDeadline);
  const textOf = new Set(lost).size < lost.length ? (one: string) => one : withoutDeadline;
  const shortAt = (one: string, head: number) => (isShort(one) ? one : cutAfter(textOf(one), head));
  const head = HEADS.find((at) => others.every((other) => shortAt(other, at) !== shortAt(title, at)));
  return cutAfter(textOf(title), head ?? middle);
}

const middle = Math.ceil(kept / 2);
/** The numbers of characters before the ellipsis, in the order in which they are tried. */
const HEADS = [
  ...Array.from({ length: middle }, (_, at) => middle - at),
  ...Array.from({ length: kept - middle - 1 }, (_, at) => middle + 1 + at),
];

function cutAfter(text: string, head: number): string {
  const characters = Array.from(text);
  return `${characters.slice(0, head).join('').trimEnd()}…${characters
    .slice(head - kept)
    .join('')
    .trimStart()}`;
}
