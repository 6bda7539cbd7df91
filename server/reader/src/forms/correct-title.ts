import { editDistance } from '../words/edit-distance';
import { FORM_TITLES } from './form-titles';
import { bare, FORM_WORDS, isFormWord } from './form-words';
import { blurredShapeOf, shapeOf } from './letter-shapes';

/** In shorter words strokes say too little: "line" has those of "title". */
const SHORTEST_WORD = 6;
const MISTAKES_PER_WORD = 2;

/**
 * Removes the noise from a recognized title and corrects it. No word is replaced, added or left out. Only letters that
 * are easily confused change, and only if the title then is one of the form's, or the word one of the form's words.
 * Titles in the form's words, and titles of other forms, stay as they were read.
 */
export function correctTitle(read: string): string {
  const title = withoutSpecks(read);
  if (title.split(/[ /]/).every(isFormWord)) return title;
  return (
    theOneThat(FORM_TITLES, title, shapeOf) ??
    theOneThat(FORM_TITLES, title, blurredShapeOf) ??
    title.split(' ').map(correctWord).join(' ')
  );
}

export function correctWord(word: string): string {
  const core = bare(word);
  if (core.length < SHORTEST_WORD || isFormWord(core)) return word;
  const mended = theOneThat(FORM_WORDS, core, shapeOf);
  return mended ? word.replace(core, mended) : word;
}

/** The choice that looks like the text read; null if none does, or several do. */
function theOneThat(choices: readonly string[], read: string, shape: (text: string) => string): string | null {
  const alike = choices.filter((choice) => shape(choice) === shape(read) && isNear(choice, read));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** True if the texts have the same number of words, with few mistakes in each. */
function isNear(choice: string, read: string): boolean {
  const [expected = [], found = []] = [choice, read].map((text) => text.toLowerCase().split(' '));
  return (
    expected.length === found.length &&
    expected.every((word, at) => editDistance(word, found[at] ?? '') <= MISTAKES_PER_WORD)
  );
}

/** Removes strokes at the ends that are not words: the remains of a drawn line, a speck. */
export function withoutSpecks(text: string): string {
  return text
    .replace(/^(?:(?:[^\p{L}\d(]+|[ijlI])\s)+/u, '')
    .replace(/(?:\s(?:[^\p{L}\d)]+|[ijlI]))+$/u, '')
    .replace(/^[|_~'"{}[\]\\]+|[|_~'"{}[\]\\]+$/g, '')
    .trim();
}
