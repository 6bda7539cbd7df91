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

const WEEKDAY = '((?:sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs?|ur)?(?:day)?)\\b\\.?';
const JOINED = '(?:i\\.e\\.,?|which is|that is|being|on|a|=|-|:)';
/** The weekdays before, behind and in parentheses: one in the middle may be what the words count. */
const WEEKDAYS = [
  new RegExp(`^(?:on |by )?${WEEKDAY}[ ,:-]+`),
  new RegExp(`[,-]? ?\\( ?(?:${JOINED} ?)*${WEEKDAY}[ ,]*\\)`),
  // "(Fri 6/5)"
  new RegExp(`(?<=\\( ?)${WEEKDAY},? (?=\\w)`),
  // not behind a bare number: "MEC + 1 mon" may be a month
  new RegExp(`(?:(?:,? ${JOINED}|,)+|(?<!\\d)) ${WEEKDAY}[ ,]*$`),
];

/** The words of a cell without times of day: the day is read from the others. */
export function withoutClock(text: string): string {
  return withoutTimes(text.replace(BY_TIME, ' ').replace(DAYS_END, ' '), CUT);
}

/** A section's number alone: "(§ 10.3)". */
const CITATION = /\( ?(?:§+|sections?|sec\.?) ?\d+(?:\.\d+)* ?\)/g;

/** Words of a cell in lower case, without the blanks, brackets and signs that mean nothing. */
export function tidy(words: string): string {
  const plain = withoutZones(words)
    .toLowerCase()
    .replace(/;/g, ' ')
    .replace(/\(s\)/g, 's')
    .replace(/\b(day|week|month)'s\b|\b(days|weeks|months)'/g, (_, one?: string, many?: string) => many ?? `${one}s`)
    .replace(/\bpost-/g, 'post ')
    .replace(/(\d)-?(?=(?:calendar|business|working|days?|d|weeks?|wks?|months?)\b)/g, '$1 ')
    .replace(/\( ?calendar(?: days?)? ?\)/g, ' ')
    .replace(CITATION, ' ')
    .replace(/\((?:[ ,:=-]|i\.e\.)*\)/g, ' ')
    .replace(/\((\+[^()]*)\)/g, ' $1 ')
    .replace(/ *\( */g, ' (')
    .replace(/ *\) */g, ') ')
    .replace(/ +/g, ' ');
  return withoutEdges(plain);
}

const EDGES = /^[ ,:=]+|[ ,:=.-]+$|,? \(?i\.e\.?$/g;

function withoutEdges(words: string): string {
  const bare = words.replace(EDGES, '').replace(/^(?:\(([^()]*)\)|\[([^[\]]*)\]|"([^"]*)")$/, '$1$2$3');
  return bare === words ? bare : withoutEdges(bare);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_DAY = `(?:\\d{1,2}/\\d{1,2}|(?:${MONTHS.join('|')})[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?)`;
const MONTH_DAYS = [
  new RegExp(`^${MONTH_DAY}[,:]? ?(?=\\()`),
  new RegExp(`(?: [=,-]|,)? \\(${MONTH_DAY}\\)$|(?: [=-]|,) ${MONTH_DAY}$`),
];

/** Tidy words without the weekdays, and the day without a year (MM-DD), that are next to them. */
export function withoutNeighbors(words: string): { core: string; weekdays: string[]; monthDay: string | null } {
  const weekdays: string[] = [];
  const monthDays: string[] = [];
  let core = words;
  for (const pattern of WEEKDAYS)
    core = core.replace(pattern, (_, weekday: string) => {
      weekdays.push(weekday.slice(0, 3));
      return ' ';
    });
  core = tidy(core);
  for (const pattern of MONTH_DAYS)
    core = core.replace(pattern, (found) => {
      monthDays.push(monthDayOf(found));
      return ' ';
    });
  return { core: tidy(core), weekdays, monthDay: monthDays[0] ?? null };
}

/** "june 5th" and "6/5" as 06-05. */
function monthDayOf(words: string): string {
  const [, month = '', day = ''] = /(\d+|[a-z]{3})[a-z]*[./ ]+(\d+)/.exec(words) ?? [];
  const number = MONTHS.indexOf(month) + 1 || Number(month);
  return [number, Number(day)].map((part) => String(part).padStart(2, '0')).join('-');
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
