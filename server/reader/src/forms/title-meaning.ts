import { FORM_TITLES } from './form-titles';
import { FORM_WORDS, isFormWord } from './form-words';
import { shapeOf } from './letter-shapes';

/** Words that a title may have or lack and still mean the same deadline. */
const FILLERS = new Set([
  ...'a an the of and or for to in on by with if any is be shall will new alternative amended revised'.split(' '),
  ...'date dates deadline deadlines time day due period end ends'.split(' '),
]);
/** Other words for the same thing, by the stems of both. */
const SAME: Readonly<Record<string, string>> = {
  settl: 'clos',
  coe: 'clos',
  consumm: 'clos',
  occup: 'possess',
  movein: 'possess',
  financ: 'loan',
  mortgag: 'loan',
  resolv: 'resolut',
  appl: 'applic',
  apprais: 'apprais',
  repl: 'respon',
};
/** The words of forms by their shapes, for a text that a recognizer made: "Closlng". Shorter shapes say too little. */
const BY_SHAPE = new Map(FORM_WORDS.filter(({ length }) => length >= 6).map((word) => [shapeOf(word), word]));
const ENDINGS = /(?:ations?|ates?|ated|ions?|ings?|ed|ment|ances?|ancy|als?|ers?|es|e|s|y)$/;
/** A stem has at least this many letters. */
const SHORTEST = 4;
const CLOSE_OF_ESCROW = /\b(?:close|closing) of escrow\b|\bescrow clos(?:e|ing)\b|\bC\.?O\.?E\b\.?/gi;

/** A text with one word for the expressions of several words that mean the closing. */
export function inPlainWords(text: string): string {
  return text.replace(CLOSE_OF_ESCROW, (words) => 'closing'.padEnd(words.length, ' '));
}

/** The stem of a word, shared by "object" and "objection"; '' for a word that says nothing about which deadline it is. */
export function stemOf(word: string): string {
  const meant = isFormWord(word) ? word : (BY_SHAPE.get(shapeOf(word)) ?? word);
  const letters = meant.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  if (FILLERS.has(letters)) return '';
  const once = withoutEnding(letters);
  return SAME[once] ?? once;
}

function withoutEnding(word: string): string {
  const short = word.replace(ENDINGS, '');
  if (short.length < SHORTEST) return word.replace(/s$/, '');
  return short.replace(/(?<=.{4})(?:at|e)$/, '');
}

/** The stems that tell a title apart from others: "Closing Date" has one, "New Loan Terms Deadline" has two. */
export function meaningOf(title: string): string[] {
  const plain = inPlainWords(title.replace(/\(.*?\)/g, ' '));
  return [...new Set((plain.match(/[\p{L}\d'’]+/gu) ?? []).map(stemOf).filter((stem) => stem !== ''))];
}

/** The meanings of all titles on forms: the words of "Record Title Objection Deadline" do not mean "Record Title Deadline". */
export const FORM_MEANINGS = FORM_TITLES.map(meaningOf);
