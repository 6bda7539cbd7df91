import { nearest } from './nearest';
import { withoutCrumbs } from './mend-title';

/** Words of answers that name no day, and the days of the week, which change none. Months and digits are never mended. */
const ANSWER_WORDS = [
  'days', 'after', 'before', 'noon', 'waived', 'deleted', 'completed', 'delivery', 'deed', 'upon', 'closing', 'same', 'funding', 'business',
  'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday',
];
const NOT_APPLICABLE = /^n[/\\|lIi1!tf]?a\.?$/i;
const TIME = /^(\d{1,2})[.,;] ?(\d{2} ?[ap]\.?m\b.*)$/i;

/** A recognised date cell with the words that name no day spelled right. Whatever could be part of a date stays as it was read. */
export function mendAnswer(read: string): string {
  const text = withoutCrumbs(read);
  if (text !== 'NA' && NOT_APPLICABLE.test(text)) return text.startsWith('N') ? 'N/A' : 'n/a';
  return text.replace(TIME, '$1:$2').split(' ').map(mendWord).join(' ');
}

function mendWord(word: string): string {
  if (!/^[A-Za-z]{4,}$/.test(word)) return word;
  const mended = nearest(word, ANSWER_WORDS, Math.min(2, Math.floor(word.length / 4)));
  if (!mended || mended === word.toLowerCase()) return word;
  return /^[A-Z]/.test(word) ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended;
}
