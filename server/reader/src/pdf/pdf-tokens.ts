import { ReadingRefused } from '../reading-refused';

export interface Token {
  /** A name has its slash, and no escapes; a string is only a parenthesis. */
  text: string;
  end: number;
}

const BLANK = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y;
const PIECE = /<<|>>|[[\]{}()>]|<[^>]*>?|\/?[^\0\t\n\f\r ()<>[\]{}/%]+|\//y;

/**
 * The tokens of a PDF from a position on, as its readers see them: without comments and the contents of strings.
 * @throws ReadingRefused if the budget, in bytes, is used up
 */
export function* tokensFrom(text: string, place: number, budget: { left: number }): Generator<Token, undefined> {
  let at = place;
  while (at < text.length) {
    const begin = at;
    at = endOf(BLANK, text, at);
    const start = at;
    at = text[at] === '(' ? endOfString(text, at) : endOf(PIECE, text, at);
    budget.left -= at - begin;
    if (budget.left < 0) throw new ReadingRefused('CONTRACT_TOO_DEMANDING');
    if (at === start) return undefined;
    const piece = text[start] === '(' ? '(' : text.slice(start, at);
    yield { text: piece.startsWith('/') ? withoutEscapes(piece) : piece, end: at };
  }
  return undefined;
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}

function withoutEscapes(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
