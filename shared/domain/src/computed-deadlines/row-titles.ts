import { namesClosing } from '../closing';
import { titleLetters } from '../title-letters';

/**
 * The kind of a row, by its title, where the rules treat it apart: the closing; the possession; the end of an offer's time, and the row
 * with its hour; another row of an hour, such as Time of Day and Possession Time.
 */
export type RowKind = 'closing' | 'possession' | 'acceptance' | 'acceptance-hour' | 'hour' | 'other';

export interface TitleRead {
  kind: RowKind;
  /**
   * The forms of the title by which one row is found from another: without case, number and blanks, and also without words in
   * parentheses and "Deadline" or "Date" at the end. Titles are the same where one of them is.
   */
  keys: string[];
}

/** Reads the title of a row, as the form or a person writes it. */
export function readTitle(title: string): TitleRead {
  const letters = lettersOf(title);
  return { kind: namesClosing(title) ? 'closing' : kindOf(letters), keys: keysOf(title, letters) };
}

/** The keys of words that may name a row. */
export function titleKeys(words: string): string[] {
  return keysOf(words, lettersOf(words));
}

/** True if the form does not extend such a row under Will. */
export function staysPut(kind: RowKind): boolean {
  return kind === 'closing' || kind === 'possession';
}

/** True if a row is one of an hour: Time of Day, Possession Time, Acceptance Deadline Time. Such a row never gets a day. */
export function isRowOfHour(title: string): boolean {
  return isOfHour(readTitle(title).kind);
}

export function isOfHour(kind: RowKind): boolean {
  return kind === 'hour' || kind === 'acceptance-hour';
}

const POSSESSION = /^(?:the)?(?:(?:date|day)of)?(?:deliveryof)?possession(?:date|day|deadline)?(?:andtime|time)?$/;

function kindOf(letters: string): RowKind {
  if (/^acceptance(?:deadline)?time(?:deadline)?$/.test(letters)) return 'acceptance-hour';
  if (letters.startsWith('timeof') || (/time(?:deadline)?$/.test(letters) && !/date|day/.test(letters))) return 'hour';
  if (/^acceptancedeadline(?:date)?$/.test(letters)) return 'acceptance';
  return POSSESSION.test(letters) ? 'possession' : 'other';
}

/** Without words in parentheses: "Possession Time (MT)". */
function lettersOf(title: string): string {
  return titleLetters(title.replace(/\([^()]*\)/g, ' '));
}

function keysOf(title: string, letters: string): string[] {
  const short = letters.replace(/(?:deadline)?(?:date)?$/, '');
  const whole = title.includes('(') ? titleLetters(title) : letters;
  return [whole, short].filter((key) => key !== '');
}
