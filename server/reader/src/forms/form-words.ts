import { FORM_TITLES } from './form-titles';

/** A word without the signs before and after its letters. */
export const bare = (word: string): string => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

/** Every word of the forms' titles, once. */
export const FORM_WORDS = [...new Set(FORM_TITLES.flatMap((title) => title.split(/[ /]/)).map(bare))];

const KNOWN = new Set(FORM_WORDS.map((word) => word.toLowerCase()));

export function isFormWord(word: string): boolean {
  return KNOWN.has(bare(word).toLowerCase());
}
