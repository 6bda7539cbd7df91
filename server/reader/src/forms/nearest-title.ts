import { clearlyNearest } from './clearly-nearest';
import { FORM_TITLES } from './form-titles';
import { bare } from './form-words';

/** Titles differ by words: what was misread of one leaves it far from any other. */
const NEARNESS = { mostMisread: 0.3, clearly: 2.5 };
/** In letters; the forms' have 71 at most. */
const LONGEST = 120;
/** Of shorter words, or digits, a sure look tells too little: "to" is read as "10". */
const TELLING = /^\p{L}{3,}$/u;

const TITLES = FORM_TITLES.map((words) => ({ words }));

/**
 * The one title of the forms that what several looks saw comes clearly nearest to, if it has every telling word of those that
 * all of them `surely` saw; null where none does.
 */
export function nearestTitle(looks: readonly string[], surely: readonly string[]): string | null {
  if (looks.some((look) => look.length > LONGEST)) return null;
  const nearest = clearlyNearest(looks, TITLES, NEARNESS);
  if (!nearest) return null;
  const words = wordsOf(nearest.words);
  return surely
    .map(plain)
    .filter((word) => TELLING.test(word))
    .every((word) => words.includes(word))
    ? nearest.words
    : null;
}

function wordsOf(title: string): string[] {
  return title.split(/[ /-]/).map(plain);
}

function plain(word: string): string {
  return bare(word)
    .toLowerCase()
    .replace(/[\u2018\u2019`']/g, '');
}
