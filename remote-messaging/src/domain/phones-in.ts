/** A stretch of a message; with an address if it can be pressed. */
export interface MessagePart {
  words: string;
  href?: string;
}

/** Between the groups of a number, the same sign throughout: a space, a hyphen in one of its forms, a dash or a point. */
const SIGN = '[ \\u00a0.\\-\\u2010\\u2011\\u2013]';
/** A number of the United States, Canada and the Caribbean: area codes and exchanges begin with 2 to 9. */
const AMERICAN = `(?:\\+?1${SIGN}?)?(?:\\([2-9]\\d{2}\\)${SIGN}?[2-9]\\d{2}${SIGN}\\d{4}|[2-9]\\d{2}(?<sign>${SIGN})[2-9]\\d{2}\\k<sign>\\d{4}|(?<=\\+1)[2-9]\\d{2}[2-9]\\d{6})`;
/** Ten digits in one: a phone number only after a word for one. */
const BARE = '(?<=\\b(?:phone|call|cell|mobile|text|tel|telephone|fax|reach me at)[.:]? *)[2-9]\\d{2}[2-9]\\d{6}';
/** With the plus sign of another country. */
const FOREIGN = `\\+(?!1)[1-9]\\d{0,2}(?:${SIGN}?(?:\\(\\d{1,5}\\)|\\d{1,5})){2,6}`;
const EXTENSION = '(?: *,? *(?:ext\\.?|x) ?(?<extension>\\d{1,6}))?';
/** No part of a longer number, of a word, of an amount or of a date. */
const PHONE = new RegExp(
  `(?<![\\p{L}\\d_#$€£/+]|\\d[.\\-\\u2010\\u2011\\u2013/ ]|\\p{L}[\\-/_])(?<number>${AMERICAN}|${BARE}|${FOREIGN})${EXTENSION}(?![\\p{L}\\d_%]|[.,\\-\\u2010\\u2011\\u2013/]\\d| \\d{2,})`,
  'giu',
);
/** Words whose number is no phone's, however it is written. */
const OF_SOMETHING_ELSE =
  /(?:contract|mls|listing|parcel|apn|pin|loan|escrow|file|title|case|account|acct|routing|invoice|policy|permit|licen[cs]e|order|claim|confirmation|ref(?:erence)?|tracking|serial|id)(?: +(?:no|num|nr|number|id))?[.:#]* *(?:is|was)? *#?$/i;
const FOREIGN_DIGITS = { least: 8, most: 15 };

/** Cuts words at the phone numbers in them. Numbers of contracts, parcels or loans, amounts and dates are none. */
export function phonesIn(words: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of words.matchAll(PHONE)) {
    const href = addressOf(groups?.number ?? '', groups?.extension);
    if (href === undefined || OF_SOMETHING_ELSE.test(words.slice(0, index))) continue;
    parts.push({ words: words.slice(end, index) }, { words: found, href });
    end = index + found.length;
  }
  return [...parts, { words: words.slice(end) }].filter((part) => part.words !== '');
}

/** The number as a phone dials it (RFC 3966). */
function addressOf(number: string, extension: string | undefined): string | undefined {
  const digits = number.replace(/\D/g, '');
  const isForeign = number.startsWith('+') && !digits.startsWith('1');
  if (isForeign && (digits.length < FOREIGN_DIGITS.least || digits.length > FOREIGN_DIGITS.most)) return undefined;
  const dialed = isForeign || digits.length === 11 ? digits : `1${digits}`;
  return `tel:+${dialed}${extension === undefined ? '' : `;ext=${extension}`}`;
}
