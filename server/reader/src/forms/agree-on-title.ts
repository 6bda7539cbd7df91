import { isSure, TYPED } from '../words/confidence';
import { centerX, centerY, type Word } from '../page-layout';
import { editDistance } from '../words/edit-distance';
import { dropOverlappingWords } from '../words/drop-overlapping-words';
import { FORM_TITLES, withItsMarks } from './form-titles';
import { bare, FORM_WORDS, isFormWord } from './form-words';
import { shapeOf } from './letter-shapes';
import { correctTitle, correctWord } from './correct-title';

/** The number of letters in a form's word that may have been read differently, at most one in three. */
const MISTAKES_PER_WORD = 2;
const LETTERS_PER_MISTAKE = 3;
const SHORT = 3;
const LONG = 7;
const VERY_LONG = 8;
/** How nearly every title ends. */
const LAST_WORD = 'Deadline';
/** The remains of a drawn line, or a speck. */
const SPECK = /^(?:[^\p{L}\d(]+|[ijlI])$/u;
/** A pass that covers less than this share of what another saw has lost a word. */
const LOSES_NOTHING = 0.9;

/** One pass over one word. */
interface Seen {
  text: string;
  confidence: number;
}

/**
 * Agrees on one title from several passes over the same ink. If the passes read a word differently, or none is sure of
 * it, the ink is unclear, and the word that makes the whole a title of the form wins: a word that a pass read, or that
 * the passes came near to. `confidence` is that of the worst word. If no pass read one of them so, the title is
 * corrected.
 */
export function agreeOnTitle(passes: readonly (readonly Word[])[]): {
  title: string;
  confidence: number;
  isSeen: boolean;
} {
  const words = wordsOf(passes);
  const title =
    titleThat(words, mayBeWord) ??
    (words.some(isUnclear) ? titleThat(words, mayBeUnclearWord) : null) ??
    wordByWord(words);
  const chosen = title.split(' ');
  const sightings = words.map((seen, at) => seen.filter(({ text }) => isSame(text, chosen[at] ?? '')));
  const confidence = Math.min(TYPED, ...sightings.map((seen) => Math.max(0, ...seen.map((one) => one.confidence))));
  const isSeen = sightings.every((seen) => seen.length > 0);
  return { title, confidence, isSeen: chosen.length === words.length && isSeen };
}

function wordByWord(words: readonly Seen[][]): string {
  return withItsMarks(correctTitle(words.map(decide).join(' ')));
}

/** The readings of each word of the title by the passes. */
function wordsOf(passes: readonly (readonly Word[])[]): Seen[][] {
  const real = passes.map((pass) => dropOverlappingWords(pass).filter((word) => !SPECK.test(word.text)));
  const most = Math.max(...real.map(inkOf));
  const whole = real.filter((pass) => inkOf(pass) >= LOSES_NOTHING * most);
  const base = whole.reduce<readonly Word[]>(
    (fewest, pass) => (pass.length < fewest.length ? pass : fewest),
    whole[0] ?? [],
  );
  return base.map((word) => real.flatMap((pass) => seenAt(word, pass)));
}

function inkOf(pass: readonly Word[]): number {
  return pass.reduce((sum, word) => sum + word.right - word.left, 0);
}

function seenAt(place: Word, pass: readonly Word[]): Seen[] {
  const there = pass.filter((word) => isWithin(word, place) || isWithin(place, word));
  return there.length > 0
    ? [{ text: there.map((word) => word.text).join(''), confidence: Math.min(...there.map((word) => word.confidence)) }]
    : [];
}

function isWithin(word: Word, place: Word): boolean {
  return (
    centerX(word) > place.left &&
    centerX(word) < place.right &&
    centerY(word) > place.top &&
    centerY(word) < place.bottom
  );
}

type MayBe = (seen: readonly Seen[], word: string) => boolean;

/** The only title of the forms that fits all these words. */
function titleThat(words: readonly Seen[][], mayBe: MayBe): string | null {
  const isIt = (title: readonly string[]) =>
    words.length === title.length && words.every((seen, at) => mayBe(seen, title[at] ?? ''));
  return theOne(FORM_TITLES.filter((title) => isIt(title.split(' '))));
}

function mayBeWord(seen: readonly Seen[], word: string): boolean {
  if (seen.some(({ text }) => isSame(text, word))) return true;
  return (
    !isSurelySeen(seen) &&
    (seen.some(({ text }) => isLookAlike(text, word) || isSlip(text, word)) || areAllNear(seen, word))
  );
}

/** The passes differ: the ink does not say which word it is. */
function isUnclear(seen: readonly Seen[]): boolean {
  return new Set(seen.map(({ text }) => plain(text))).size > 1;
}

/** If the ink of a title is unclear, one pass that came near is enough, unless all saw the same long word. */
function mayBeUnclearWord(seen: readonly Seen[], word: string): boolean {
  if (mayBeWord(seen, word)) return true;
  if (word.length <= SHORT && seen.some(({ text }) => shapeOf(text) === shapeOf(word))) return true;
  if (isSurelySeen(seen) || (!isUnclear(seen) && word.length > SHORT)) return false;
  return seen.some(({ text }) => isNearly(text, word) && beginAlike(text, word));
}

function isNearly(text: string, word: string): boolean {
  return editDistance(plain(text), plain(word)) <= Math.floor(word.length / LETTERS_PER_MISTAKE);
}

function beginAlike(text: string, word: string): boolean {
  const [first, other] = [plain(text), plain(word)].map((letters) => shapeOf(letters.charAt(0)).charAt(0));
  return first !== '' && first === other;
}

/** The word to take if the whole is not a title of the form. */
function decide(seen: readonly Seen[]): string {
  const best = seen.reduce((first, second) => (second.confidence > first.confidence ? second : first));
  if (isSurelySeen(seen)) return best.text;
  if (mayBeWord(seen, LAST_WORD)) return LAST_WORD;
  const votes = ({ text }: Seen) => seen.filter((other) => isSame(other.text, text)).length;
  const [most] = [...seen].sort((a, b) => votes(b) - votes(a));
  if (most && votes(most) > 1) return most.text;
  const [inForm] = seen
    .filter(({ text }) => isFormWord(text) && bare(text).length > 1)
    .sort((a, b) => b.confidence - a.confidence);
  return inForm?.text ?? theOne(FORM_WORDS.filter((word) => areAllNear(seen, word))) ?? correctWord(best.text);
}

/** True if all passes saw the same word, one of them surely. Then the contract says it, even if the form does not. */
function isSurelySeen(seen: readonly Seen[]): boolean {
  return (
    seen.every(({ text }) => isSame(text, seen[0]?.text ?? '')) && seen.some(({ confidence }) => isSure(confidence))
  );
}

function isLookAlike(text: string, word: string): boolean {
  return shapeOf(text) === shapeOf(word) && isNear(text, word);
}

/**
 * True for a long word with the same first letter and few different ones: no other word of a contract is that near to
 * it.
 */
function isSlip(text: string, word: string): boolean {
  const [seen, meant] = [plain(text), plain(word)];
  return (
    meant.length >= LONG &&
    seen.startsWith(meant.charAt(0)) &&
    editDistance(seen, meant) <= (meant.length >= VERY_LONG ? 2 : 1)
  );
}

/** Two passes or more that differ, but are both near. */
function areAllNear(seen: readonly Seen[], word: string): boolean {
  return isUnclear(seen) && seen.every(({ text }) => isNear(text, word));
}

function isNear(text: string, word: string): boolean {
  const reach = Math.min(MISTAKES_PER_WORD, Math.floor(word.length / LETTERS_PER_MISTAKE));
  return editDistance(plain(text), plain(word)) <= reach;
}

function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(text: string): string {
  return bare(text)
    .toLowerCase()
    .replace(/[\u2018\u2019`'-]/g, '');
}

function theOne<T>(choices: readonly T[]): T | null {
  return choices.length === 1 ? (choices[0] ?? null) : null;
}
