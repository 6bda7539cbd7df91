import { FORM_TITLES } from './form-titles';
import { nearest } from './nearest';

const bare = (word: string): string => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
const FORM_WORDS = [...new Set(FORM_TITLES.flatMap((title) => title.split(/[ /]/)).map(bare))];
const KNOWN = new Set(FORM_WORDS.map((word) => word.toLowerCase()));

/** A title may differ from the form's by one letter in so many. */
const LETTERS_PER_MISTAKE = 6;
const SHORTEST_WORD = 4;

/**
 * A recognised title in the form's own words, where the recogniser spelled some of them as no word of the form is
 * spelled. What consists of words of the form already is changed by a single letter at most ("of" for "or").
 */
export function mendTitle(read: string): string {
  const title = withoutCrumbs(read);
  const isSpelled = title.split(/[ /]/).every(isKnown);
  const ofForm = nearest(title, FORM_TITLES, isSpelled ? 1 : Math.floor(title.length / LETTERS_PER_MISTAKE));
  return ofForm ?? (isSpelled ? title : title.split(' ').map(mendWord).join(' '));
}

function isKnown(word: string): boolean {
  return KNOWN.has(bare(word).toLowerCase());
}

function mendWord(word: string): string {
  const core = bare(word);
  if (core.length < SHORTEST_WORD || isKnown(core)) return word;
  const mended = nearest(core, FORM_WORDS, Math.min(2, Math.floor(core.length / 4)));
  return mended ? word.replace(core, mended) : word;
}

/** Takes strokes off the ends that are no words: what is left of a drawn line, a speck. */
export function withoutCrumbs(text: string): string {
  return text.replace(/^(?:(?:[^\p{L}\d(]+|[ijlI])\s)+/u, '').replace(/(?:\s(?:[^\p{L}\d)]+|[ijlI]))+$/u, '').replace(/^[|_~'"{}[\]\\]+|[|_~'"{}[\]\\]+$/g, '').trim();
}
