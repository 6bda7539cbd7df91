import { ReadingRefused } from '../reading-refused';
import { tokensFrom, type Token } from './pdf-tokens';

/** The filters of a packed stream, one after the other. */
export interface DeclaredFilters {
  /** The end of its keyword. */
  place: number;
  filters: string[];
  /** LZW: by how many codes its width may change early; several if the stream is ambiguous. */
  earlyChanges: number[];
}

type Tokens = Generator<Token, undefined>;

/** Dictionaries are read once, except if a text within one looks like another object. */
const MOST_READINGS = 16;
const FILTER = ['Filter', 'F'];

/** The filters of each stream in a PDF, from its dictionary, directly or by reference. */
export function* declaredFilters(file: Buffer): Generator<DeclaredFilters> {
  const text = file.toString('latin1');
  const budget = { left: MOST_READINGS * text.length };
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 1)) {
    const tokens = tokensFrom(text, at + 'obj'.length, budget);
    if (tokens.next().value?.text !== '<<') continue;
    const { values, earlyChanges } = readDictionary(tokens);
    const after = tokens.next().value;
    if (after?.text !== 'stream') continue;
    for (const value of values)
      for (const filters of namesIn(value, text, budget)) yield { place: after.end, filters, earlyChanges };
  }
}

/** The values of all entries that may name filters, as tokens, and the parameters for LZW. */
function readDictionary(tokens: Tokens): { values: string[][]; earlyChanges: number[] } {
  const values: string[][] = [];
  const earlyChanges = [0, 1];
  const open: string[] = [];
  let [key, last] = ['', ''];
  let value: string[] = [];
  const end = () => {
    if (FILTER.includes(key)) values.push(value);
  };
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const { text } = next.value;
    if (last === '/EarlyChange' && Number.isInteger(Number(text))) earlyChanges.push(Number(text));
    last = text;
    if (open.length === 0 && text === '>>') break;
    const isKey = open.length === 0 && text.startsWith('/') && (key === '' || value.length > 0);
    if (text === open.at(-1)) open.pop();
    else if (text === '<<') open.push('>>');
    else if (text === '[') open.push(']');
    if (isKey) {
      end();
      [key, value] = [text.slice(1), []];
    } else value.push(text);
  }
  end();
  return { values, earlyChanges: [...new Set(earlyChanges)] };
}

/**
 * The names in an entry, in each way that it may mean: the file may contain an object that it refers to several times.
 * @throws ReadingRefused if it refers to an object that is not in the file: that may be packed itself, so that nobody
 * can say how much unpacks
 */
function namesIn(value: readonly string[], text: string, budget: { left: number }): string[][] {
  let ways: string[][] = [[]];
  for (const [at, token] of value.entries()) {
    if (token.startsWith('/')) ways = ways.map((names) => [...names, token.slice(1)]);
    if (token !== 'R') continue;
    const meant = objectsNumbered(value[at - 2] ?? '', text, budget);
    if (meant.length === 0) throw new ReadingRefused('CONTRACT_TOO_DEMANDING');
    ways = ways.flatMap((names) => meant.map((more) => [...names, ...more]));
    if (ways.length > 16) throw new ReadingRefused('CONTRACT_TOO_DEMANDING');
  }
  return ways;
}

/** The names in the objects with a number: a filter, or a list of them. */
function objectsNumbered(number: string, text: string, budget: { left: number }): string[][] {
  if (!/^\d+$/.test(number)) return [];
  budget.left -= text.length;
  return [...text.matchAll(new RegExp(`\\b0*${Number(number)}\\s+\\d+\\s+obj`, 'g'))].map((found) => {
    const names: string[] = [];
    for (const token of tokensFrom(text, found.index + found[0].length, budget)) {
      if (token.text === 'endobj') break;
      if (token.text.startsWith('/')) names.push(token.text.slice(1));
    }
    return names;
  });
}
