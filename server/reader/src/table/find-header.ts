import { boxAround, centerY, heightOf, type Box, type Word } from '../page-layout';
import { isLike } from '../words/edit-distance';
import { COLUMNS, NAMES, type ColumnName } from './columns';
import { readItemNumber } from './number-rows';
import { groupIntoPhrases, textOf, type TextLine } from '../words/text-lines';
import { isReference } from './titles';

/**
 * The row that names the columns, with the position of each name. A form may lack the item or the reference column, or
 * both.
 */
export interface TableHeader extends Box {
  columns: Partial<Record<ColumnName, TextLine>>;
  /** The name of the column of earlier dates, if a form has two columns of dates. */
  original?: TextLine;
}

/** Names a column of dates, unless another column is called "Date": then it names the events. */
const DEADLINE = ['deadline', 'deadlines', 'due'];
/** Names of a column of old dates, to the left of a column of new ones. */
const ORIGINAL = ['original', 'current', 'previous', 'existing', 'prior', 'old'];
const NEW = ['new', 'amended', 'revised', 'proposed', 'changed'];
const FILLERS = ['or', 'and', '/', '&', 'of'];
const VOCABULARY = [...Object.values(NAMES).flat(), ...DEADLINE, ...ORIGINAL, ...NEW, ...FILLERS];
/** In line heights: the gaps between the words of one column's name are smaller than this. */
const WORD_GAP = 0.8;
const ENOUGH_NAMES = 3;

/** Every header row of a table of dates on the page, top to bottom. */
export function findHeaders(words: readonly Word[]): TableHeader[] {
  const all = groupIntoPhrases(words, WORD_GAP);
  const phrases = all.filter(isMadeOfNames).flatMap(splitNames);
  const headers: TableHeader[] = [];
  for (const anchor of phrases.filter((phrase) => isNamed(phrase, NAMES.title) || isNamed(phrase, NAMES.reference))) {
    const last = headers.at(-1)?.bottom ?? -Infinity;
    if (anchor.top < last) continue;
    const header = headerAround(
      anchor,
      phrases.filter(({ top }) => top >= last),
      all,
    );
    if (header) headers.push(header);
  }
  return headers;
}

function headerAround(anchor: TextLine, phrases: readonly TextLine[], all: readonly TextLine[]): TableHeader | null {
  const reach = heightOf(anchor) * 1.6;
  const near = phrases.filter((phrase) => Math.abs(centerY(phrase) - centerY(anchor)) < reach);
  const isPlain = isPlainlyHeader(near);
  const stacks = stackPhrases(near.filter((phrase) => (isPlain && isBeside(phrase, anchor)) || !isInRow(phrase, all)));
  const two = twoColumnsOfDates(stacks);
  const columns = withStrangeNames(
    nameColumns(two ? [...two.others, two.new] : stacks),
    all.filter((phrase) => isBeside(phrase, anchor)),
    all,
  );
  if (!columns.title || !columns.date) return null;
  if (!columns.item && !columns.reference && !isPlainPair(columns.title, columns.date)) return null;
  const boxes = [...Object.values(columns), ...(two ? [two.original] : [])];
  if (new Set(boxes).size < boxes.length) return null;
  return { ...boxAround(boxes), columns, ...(two && { original: two.original }) };
}

interface TwoColumns {
  original: TextLine;
  new: TextLine;
  others: TextLine[];
}

/**
 * The names of two columns of dates, the old before the new. They may share a name above them: "Date", and below it
 * "Original" and "New".
 */
function twoColumnsOfDates(stacks: readonly TextLine[]): TwoColumns | null {
  const apart = stacks.flatMap((stack) =>
    isNamed(stack, ORIGINAL) && isNamed(stack, NEW)
      ? [ORIGINAL, NEW].map((words) => withDate(stack.words.filter((word) => isNamed({ words: [word] }, words))))
      : [stack],
  );
  const [fresh, ...more] = apart.filter((stack) => isNamed(stack, NEW) && isOfDates(stack));
  const before = apart.filter((stack) => stack !== fresh && fresh && stack.right <= fresh.left && isOfDates(stack));
  const original =
    before.find((stack) => isNamed(stack, ORIGINAL)) ?? before.findLast((stack) => isNamed(stack, NAMES.date));
  if (!fresh || !original || more.length > 0) return null;
  const others = apart.filter((stack) => stack !== fresh && stack !== original);
  return { original, new: isDated(fresh) ? fresh : withDate(fresh.words), others };
}

function isOfDates(stack: TextLine): boolean {
  return COLUMNS.every((name) => name === 'date' || !isNamed(stack, NAMES[name]));
}

function isDated(stack: TextLine): boolean {
  return isNamed(stack, NAMES.date);
}

/** A column's name with the word that it shares with the name above it, or that the reader must add. */
function withDate(words: readonly Word[]): TextLine {
  const box = boxAround(words);
  return { ...box, words: [...words, { ...box, text: 'Date', confidence: 100 }] };
}

/**
 * "Event" and "Date" alone are a header; "Title" and "Date" are not certain, because the lines for signatures have
 * them too.
 */
function isPlainPair(title: TextLine, date: TextLine): boolean {
  return /^events?$/i.test(textOf(title)) && isBeside(title, date);
}

/**
 * True if this many columns are named: then it is a header, even with other texts among them, such as a "#" that was
 * read as 4, or the margin's number of the line.
 */
function isPlainlyHeader(near: readonly TextLine[]): boolean {
  return COLUMNS.filter((name) => near.some((phrase) => isNamed(phrase, NAMES[name]))).length >= ENOUGH_NAMES;
}

/**
 * True if a phrase is level with a number and a reference: "Title Deadline" in the first row is not the name of a
 * column.
 */
function isInRow(phrase: TextLine, all: readonly TextLine[]): boolean {
  const numbers = all.filter(
    (other) => isReference(textOf(other)) && Math.abs(centerY(other) - centerY(phrase)) < heightOf(phrase) / 2,
  );
  // Numbers of lines are in the margin, one above the other.
  return numbers.some((number) => textOf(number).includes('§') || numbers.some((other) => other.left > number.right));
}

function nameColumns(stacks: readonly TextLine[]): Partial<Record<ColumnName, TextLine>> {
  const columns: Partial<Record<ColumnName, TextLine>> = {};
  for (const stack of stacks) {
    const column = COLUMNS.findLast((name) => isNamed(stack, NAMES[name]));
    if (column) columns[column] ??= stack;
  }
  for (const stack of stacks.filter((stack) => isNamed(stack, DEADLINE) && !Object.values(columns).includes(stack))) {
    columns[columns.date ? 'title' : 'date'] ??= stack;
  }
  return columns;
}

type NamedColumns = Partial<Record<ColumnName, TextLine>>;

/**
 * Forms name their columns in one order: a text alone between two known names is the missing name, however it was
 * read.
 */
function withStrangeNames(columns: NamedColumns, beside: readonly TextLine[], all: readonly TextLine[]): NamedColumns {
  const { item, reference, title, date } = columns;
  if (!title && reference && date) return withStrangeTitle(columns, beside, reference, date);
  const before = !item && reference && title ? nearestBefore(beside, reference) : undefined;
  if (before && !isInMargin(before, all)) return { ...columns, item: before };
  const between = !reference && item && title ? onlyOneBetween(beside, item, title) : undefined;
  return between ? { ...columns, reference: between } : columns;
}

/** The text before the reference then names the numbers. */
function withStrangeTitle(
  columns: NamedColumns,
  beside: readonly TextLine[],
  reference: TextLine,
  date: TextLine,
): NamedColumns {
  const title = onlyOneBetween(beside, reference, date);
  if (!title) return columns;
  const item = columns.item ?? nearestBefore(beside, reference);
  return { ...columns, title, ...(item && { item }) };
}

function nearestBefore(beside: readonly TextLine[], { left }: Box): TextLine | undefined {
  return beside.filter(({ right }) => right < left).sort((a, b) => b.right - a.right)[0];
}

/** True if other numbers are above it: those of the page's lines, which count from its top; not that of a section. */
function isInMargin(phrase: TextLine, all: readonly TextLine[]): boolean {
  return all.some(
    (other) =>
      other.bottom < phrase.top &&
      other.left < phrase.right &&
      phrase.left < other.right &&
      isLineNumber(textOf(other)),
  );
}

function isLineNumber(text: string): boolean {
  return readItemNumber(text) !== null && !/\d\.\d/.test(text);
}

function onlyOneBetween(beside: readonly TextLine[], before: Box, after: Box): TextLine | undefined {
  const between = beside.filter((phrase) => phrase.left > before.right && phrase.right < after.left);
  return between.length === 1 ? between[0] : undefined;
}

/** Joins phrases that are one above the other, such as "Item" over "No.", into one column name. */
function stackPhrases(phrases: readonly TextLine[]): TextLine[] {
  const stacks: TextLine[] = [];
  for (const phrase of phrases) {
    const above = stacks.find((stack) => stack.left < phrase.right && phrase.left < stack.right);
    if (above) Object.assign(above, boxAround([above, phrase]), { words: [...above.words, ...phrase.words] });
    else stacks.push({ ...phrase });
  }
  return stacks;
}

/**
 * Excludes the first row of dates from the header above it: its words are not names of columns. Between two names a
 * word of two letters may be a misread filler, as in "Date ar Deadline"; a word without letters and digits is dirt.
 */
function isMadeOfNames(phrase: TextLine): boolean {
  const words = phrase.words.flatMap(namesIn);
  // the first such word settles it for nearly all text of a page
  if (words.some((text) => !TWO_LETTERS.test(text) && isStrange(text))) return false;
  const strange = words.filter(isStrange);
  return (strange.length === 0 && words.some((text) => /[\p{L}\d#]/u.test(text))) || words.length - strange.length >= 2;
}

const TWO_LETTERS = /^\p{L}{2}$/u;

function isStrange(text: string): boolean {
  return /[\p{L}\d]/u.test(text) && !VOCABULARY.some((name) => isLike(text, name));
}

/** Splits names of different columns that are close together, such as "Reference Event". */
function splitNames(phrase: TextLine): TextLine[] {
  const parts: { words: Word[]; column: ColumnName | undefined }[] = [];
  for (const word of phrase.words) {
    const column = COLUMNS.find((name) => isNamed({ words: [word] }, NAMES[name]));
    const part = parts.at(-1);
    if (!part || (column && part.column && column !== part.column)) parts.push({ words: [word], column });
    else Object.assign(part, { words: [...part.words, word], column: part.column ?? column });
  }
  return parts.map(({ words }) => ({ ...boxAround(words), words }));
}

function isNamed({ words }: Pick<TextLine, 'words'>, expected: readonly string[]): boolean {
  return words.flatMap(namesIn).some((text) => expected.some((name) => isLike(text, name)));
}

/** "Date/Deadline" is two names. */
function namesIn({ text }: Word): string[] {
  return text.length > 1 ? text.split('/').filter((part) => part !== '') : [text];
}

function isBeside(a: Box, b: Box): boolean {
  return Math.abs(centerY(a) - centerY(b)) < heightOf(b);
}
