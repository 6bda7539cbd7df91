import { namesClosing } from '../closing';
import { titleLetters } from '../title-letters';

/** True if a row of this title is an hour and no day: Time of Day, Possession Time, Acceptance Deadline Time. */
export function isRowOfHour(title: string): boolean {
  const letters = lettersOf(title);
  return letters.startsWith('timeof') || (/time(?:deadline)?$/.test(letters) && !/date|day/.test(letters));
}

/** True if the form does not extend a row of this title under Will: Closing Date and Possession Date. */
export function isClosingOrPossession(title: string): boolean {
  return namesClosing(title) || isPossession(title);
}

export function isPossession(title: string): boolean {
  return /^(?:the)?(?:(?:date|day)of)?(?:deliveryof)?possession(?:date|day|deadline)?(?:andtime|time)?$/.test(
    lettersOf(title),
  );
}

/** True if a row ends the time of an offer, at the hour that a row of its own names. */
export function isAcceptanceDeadline(title: string): boolean {
  return /^acceptancedeadline(?:date)?$/.test(lettersOf(title));
}

export function isAcceptanceTime(title: string): boolean {
  return /^acceptance(?:deadline)?time(?:deadline)?$/.test(lettersOf(title));
}

/**
 * The forms of a title by which one row is found from another: without case, number and blanks, and also without words in
 * parentheses and "Deadline" or "Date" at the end. Titles are the same where one of them is.
 */
export function titleKeys(title: string): string[] {
  const short = lettersOf(title).replace(/(?:deadline)?(?:date)?$/, '');
  return [titleLetters(title), short].filter((key) => key !== '');
}

/** Without words in parentheses: "Possession Time (MT)". */
function lettersOf(title: string): string {
  return titleLetters(title.replace(/\([^()]*\)/g, ' '));
}
