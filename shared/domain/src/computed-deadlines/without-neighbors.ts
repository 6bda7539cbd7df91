import { tidy } from './tidy-words';

/** Takes the place of a date with its year. */
export const DATE = 'writtenday';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_DAY = `(?:\\d{1,2}/\\d{1,2}|(?:${MONTHS.join('|')})[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?)`;
const DAY = `(${DATE}|${MONTH_DAY})`;
const WEEKDAY = '((?:sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs?|ur)?(?:day)?)\\b\\.?';

/** Between a count and the day or weekday next to it. */
const JOINING_WORDS = 'i\\.e\\.|(?:which|that) is|being|on or before|on or prior to|not? later than|on|by|a';
const JOINT = `(?: ?(?:(?:${JOINING_WORDS})(?=[ ,])|[=:,/-]))`;

/** The weekdays before, behind and in parentheses: one in the middle may be what the words count. */
const WEEKDAYS = [
  new RegExp(`^(?:${JOINT}+ )?${WEEKDAY}[ ,:-]+`, 'g'),
  new RegExp(`${JOINT}* ?\\(${JOINT}* ?${WEEKDAY}[ ,]*\\)`, 'g'),
  // "(Fri 6/5)"
  new RegExp(`(?<=\\( ?)${WEEKDAY},? (?=\\w)`, 'g'),
  // not behind a bare number: "MEC + 1 mon" may be a month
  new RegExp(`(?:${JOINT}+|(?<!\\d)) ${WEEKDAY}[ ,]*$`, 'g'),
];
/** The same for days; one without a year needs a joint, because "6/5 days" may be a choice. */
const DAYS = [
  new RegExp(`^(?:${JOINT}+ )?${DAY}(?:$|${JOINT}+ ?| (?=\\()|(?<=${DATE}) )`, 'g'),
  new RegExp(`${JOINT}* ?\\(${JOINT}* ?${DAY}[ ,]*\\)`, 'g'),
  new RegExp(`(?:${JOINT}+ ?| (?=${DATE}))${DAY}[ ,]*$`, 'g'),
];

/** Tidy words without the weekdays next to them, of which it gives the first three letters. */
export function withoutWeekdays(words: string): { core: string; weekdays: string[] } {
  const { core, found } = without(words, WEEKDAYS);
  return { core, weekdays: found.map((weekday) => weekday.slice(0, 3)) };
}

/** Tidy words without the weekdays and days next to them; it gives the days without a year as MM-DD. */
export function withoutNeighbors(words: string): { core: string; weekdays: string[]; monthDays: string[] } {
  const weekdays: string[] = [];
  const days: string[] = [];
  let core = words;
  for (let before = ''; before !== core;) {
    before = core;
    const dayless = without(core, DAYS);
    const plain = withoutWeekdays(dayless.core);
    days.push(...dayless.found);
    weekdays.push(...plain.weekdays);
    core = plain.core;
  }
  const monthDays = days.filter((day) => day !== DATE).map(monthDayOf);
  return { core: tidy(core.replaceAll(DATE, ' ')), weekdays, monthDays };
}

function without(words: string, patterns: readonly RegExp[]): { core: string; found: string[] } {
  const found: string[] = [];
  let core = words;
  for (const pattern of patterns)
    core = core.replace(pattern, (_, neighbor: string) => {
      found.push(neighbor);
      return ' ';
    });
  return { core: tidy(core), found };
}

/** "june 5th" and "6/5" as 06-05. */
function monthDayOf(words: string): string {
  const [, month = '', day = ''] = /(\d+|[a-z]{3})[a-z]*[./ ]+(\d+)/.exec(words) ?? [];
  const number = MONTHS.indexOf(month) + 1 || Number(month);
  return [number, Number(day)].map((part) => String(part).padStart(2, '0')).join('-');
}
