import { withoutTimes, withoutZones } from '../times-in-cell';
import { readNumber } from './read-number';

/** Takes the place of a time, so that the words on its two sides never join to a date. */
const CUT = ' ; ';
const CLOCK = '(?:\\d{1,2}:\\d{2}|\\d{1,2} ?[ap]\\.? ?m\\b|noon|midnight)';
const BY_TIME = new RegExp(
  `(?:\\b(?:on or before|prior to|not? later than|by|at|before|until)\\b|@) ?(?=(?:12 |12:00 )?${CLOCK})`,
  'gi',
);
const DAYS_END_WORDS = [
  'end of (?:the )?(?:business )?day\\b(?! (?:after|following|before|prior))',
  '(?:close|end) of business',
  'e\\.?o\\.?d\\b\\.?',
  'c\\.?o\\.?b\\b\\.?',
];
const DAYS_END = new RegExp(`,? ?\\b(?:(?:by|at) )?(?:the )?(?:${DAYS_END_WORDS.join('|')})`, 'gi');

/** The words of a cell without times of day: the day is read from the others. */
export function withoutClock(text: string): string {
  return withoutTimes(text.replace(BY_TIME, ' ').replace(DAYS_END, ' '), CUT);
}

/** A section's number alone: "(§ 10.3)". */
const CITATION = /\( ?(?:§+|sections?|sec\.?) ?\d+(?:\.\d+)* ?\)/g;

/** "(business) days", "days (business)". */
const BUSINESS = /\( ?(?:business|working) ?\) ?days?|\bdays? ?\( ?(?:business|working)(?: days?)? ?\)/g;

/** Words of a cell in lower case, without the blanks, brackets and signs that mean nothing. */
export function tidy(words: string): string {
  const plain = withoutZones(words)
    .toLowerCase()
    .replace(/;/g, ' ')
    .replace(/\(s\)/g, 's')
    .replace(/\b(day|week|month)'s\b|\b(days|weeks|months)'/g, (_, one?: string, many?: string) => many ?? `${one}s`)
    .replace(/\bpost-/g, 'post ')
    .replace(/(?:(\d)-?|(\w)-)(?=(?:calendar|business|working|days?|d|weeks?|wks?|months?)\b)/g, '$1$2 ')
    .replace(/(\d) (?=(?:st|nd|rd|th)\b)/g, '$1')
    .replace(/\[([^[\]]*\w[^[\]]*)\]/g, '($1)')
    .replace(/\( ?calendar(?: days?)? ?\)/g, ' ')
    .replace(BUSINESS, ' business days ')
    .replace(CITATION, ' ')
    .replace(/\((?:[ ,:=-]|i\.e\.)*\)/g, ' ')
    .replace(/\(((?:[+-]|plus\b|minus\b)[^()]*)\)/g, ' $1 ')
    .replace(/ *\( */g, ' (')
    .replace(/ *\) */g, ') ')
    .replace(/ +/g, ' ');
  return withoutEdges(plain);
}

const EDGES = /^[ ,:=•]+|[ ,:=.-]+$|,? \(?i\.e\.?$/g;

function withoutEdges(words: string): string {
  const bare = words.replace(EDGES, '').replace(/^(?:\(([^()]*)\)|\[([^[\]]*)\]|"([^"]*)")$/, '$1$2$3');
  return bare === words ? bare : withoutEdges(bare);
}

const PRINTED = /(\S+) \(or\b ?([^()]*)\)/;
const BLANK = /^[\s_.☐□▢-]*$/u;

/** Tidy words with California's "21 (or 14) days" as the one number that it means: 14, or 21 where the blank is empty. */
export function withBlankFilled(words: string): string {
  return words.replace(PRINTED, (printed: string, number: string, blank: string) => {
    if (readNumber(number) === null) return printed;
    if (BLANK.test(blank)) return number;
    const filled = blank.replace(/[☐□▢☒☑_]/gu, '').trim();
    return readNumber(filled) === null ? printed : filled;
  });
}
