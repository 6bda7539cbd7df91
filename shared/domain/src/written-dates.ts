import { calendarDay, type CalendarDay } from './calendar-day';

/** A date in a text: the words it takes up and the day it names (null where there is no such day). */
export interface WrittenDate {
  words: string;
  day: CalendarDay | null;
}

const MONTH_STARTS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(\\d{4}|\\d{2})';
// next to a month's name, two bare digits are as likely an hour
const FULL_YEAR = "(\\d{4}|['’‘]\\d{2})";
// no part of a longer number; another date and a dash may precede it (6/15/26-6/20/26)
const startsAfter = (dateEnd: string) => `(?:(?<![\\d/.-])|(?<=${dateEnd}-))`;
const END = '(?![\\d/]|:\\d)';

interface Notation {
  pattern: RegExp;
  read: (a: string, b: string, c: string) => { year: string; month: string; day: string };
}

const NOTATIONS: Notation[] = [
  // 2026-06-15
  {
    pattern: new RegExp(`${startsAfter('\\d{4}-\\d{1,2}-\\d{1,2}')}(\\d{4})-(\\d{1,2})-(\\d{1,2})${END}`, 'gi'),
    read: (year, month, day) => ({ year, month, day }),
  },
  // 6/15/26, 06-15-2026, 6.15.2026: month first, as the American form is filled in
  ...['/', '-', '\\.'].map((mark) => ({
    pattern: new RegExp(
      `${startsAfter('[/.-](?:\\d{2}|\\d{4})')}(\\d{1,2}) ?${mark} ?(\\d{1,2}) ?${mark} ?${YEAR}${END}`,
      'gi',
    ),
    read: (month: string, day: string, year: string) => ({ year, month, day }),
  })),
  // June 15, 2026 · May 5 2026 · Jun. 15th, '26
  {
    pattern: new RegExp(`\\b${MONTH} ?${DAY}(?:[,.] ?| )${FULL_YEAR}${END}`, 'gi'),
    read: (month, day, year) => ({ year, month, day }),
  },
  // 15 June 2026 · the 15th day of June, 2026
  {
    pattern: new RegExp(`\\b(?:the )?${DAY} (?:day )?(?:of )?${MONTH},? ${FULL_YEAR}${END}`, 'gi'),
    read: (day, month, year) => ({ year, month, day }),
  },
];

/**
 * Every full date (with its year) in `text`, in the notations that contracts use; years of two digits are 20xx.
 * Next to a month's name such a year needs its apostrophe ('26). Callers remove times of day from `text` before, and
 * replace its white space with single blanks. `rest` is the text with `put` in place of each date.
 */
export function writtenDates(text: string, put = ' '): { dates: WrittenDate[]; rest: string } {
  const dates: WrittenDate[] = [];
  let rest = text;
  for (const { pattern, read } of NOTATIONS) {
    rest = rest.replace(pattern, (words: string, a: string, b: string, c: string) => {
      const { year, month, day } = read(a, b, c);
      dates.push({ words, day: calendarDay(fullYear(year), monthNumber(month), Number(day)) });
      return put;
    });
  }
  return { dates, rest: rest.replace(/\s+/g, ' ').trim() };
}

function fullYear(year: string): number {
  return year.length === 4 ? Number(year) : 2000 + Number(year.slice(-2));
}

function monthNumber(month: string): number {
  const named = MONTH_STARTS.indexOf(month.slice(0, 3).toLowerCase());
  return named < 0 ? Number(month) : named + 1;
}
