import { FORM_TITLES } from './form-titles';
import { bare } from './form-words';
import { unlikeness } from './unlikeness';

/** Of a title's letters so many may have been misread. */
const MOST_MISREAD = 0.3;
/** In letters misread: how much further off any other title must be. */
const CLEARLY = 2.5;
/** In letters; the forms' have 71 at most. */
const LONGEST = 120;
/** Of shorter words, or digits, a sure look tells too little: "to" is read as "10". */
const TELLING = /^\p{L}{3,}$/u;

/**
 * The one title of the forms that what several looks saw comes clearly nearest to, if it has every telling word of those that
 * all of them `surely` saw; null where none does.
 */
export function nearestTitle(looks: readonly string[], surely: readonly string[]): string | null {
  if (looks.some((look) => look.length > LONGEST)) return null;
  const misread = (title: string) => looks.reduce((sum, look) => sum + unlikeness(look, title), 0) / looks.length;
  const [best, next] = FORM_TITLES.map((title) => ({ title, misread: misread(title) })).sort((a, b) => a.misread - b.misread);
  if (!best || !next || best.misread > MOST_MISREAD * best.title.length || next.misread - best.misread < CLEARLY) return null;
  const words = wordsOf(best.title);
  return surely.map(plain).filter((word) => TELLING.test(word)).every((word) => words.includes(word)) ? best.title : null;
}

function wordsOf(title: string): string[] {
  return title.split(/[ /-]/).map(plain);
}

function plain(word: string): string {
  return bare(word).toLowerCase().replace(/[\u2018\u2019`']/g, '');
}
