import { editDistance } from '../words/edit-distance';
import { shapeOf } from '../forms/letter-shapes';
import { withoutSpecks } from '../forms/correct-title';

/**
 * Words of answers that name no day, and the days of the week, which do not change a date. Months and digits are never
 * corrected.
 */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const ANSWER_WORDS = [
  'days',
  'after',
  'before',
  'noon',
  'waived',
  'deleted',
  'completed',
  'delivery',
  'deed',
  'upon',
  'closing',
  'same',
  'funding',
  'business',
  ...WEEKDAYS,
];
const NOT_APPLICABLE = /^n[/\\|lIi1!tf]?a\.?$/i;
/** A time whose colon was misread, or lost after an hour of one digit: one of four digits may be the colon. */
const TIME = /^(?:(1[0-2]|0?[1-9])[.,;°'’] ?|([1-9]) ?)([0-5]\d ?[ap]\.?m\b.*)$/i;
/** The event that contracts count from, often misread. */
const MEC = /^M[EF][CGTO]C?(?= ?\+ ?\d+ days?\b)/;
const MISTAKES_PER_WORD = 2;

/**
 * Corrects the words of a recognized date cell that name no day, if only easily confused letters were misread.
 * Anything that could be part of a date stays as it was read.
 */
export function correctAnswer(read: string): string {
  const text = withoutSpecks(read);
  if (text !== 'NA' && NOT_APPLICABLE.test(text)) return text.startsWith('N') ? 'N/A' : 'n/a';
  return text.replace(TIME, '$1$2:$3').replace(MEC, 'MEC').split(' ').map(correctWord).join(' ');
}

function correctWord(word: string): string {
  const plain = word.toLowerCase();
  if (!/^[a-z]{4,}$/.test(plain) || ANSWER_WORDS.includes(plain)) return word;
  const [mended, ...others] = ANSWER_WORDS.filter((answer) => isAlike(answer, plain) || isSlip(answer, plain));
  if (!mended || others.length > 0) return word;
  return /^[A-Z]/.test(word) ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended;
}

function isAlike(answer: string, read: string): boolean {
  return shapeOf(answer) === shapeOf(read) && editDistance(answer, read) <= MISTAKES_PER_WORD;
}

/** No other word is this near to a day of the week; but "Waives" is to "Waived". */
function isSlip(answer: string, read: string): boolean {
  return WEEKDAYS.includes(answer) && read.startsWith(answer.charAt(0)) && editDistance(answer, read) <= 1;
}
