import { compareDays, partsOfDay, weekdayOf, type CalendarDay } from '../calendar-day';
import { isInLikelyYear, type DayDoubt } from '../day-in-cell';
import type { CountUnit } from './count-days';
import { holidayOnSaturdayAfter, otherCaliforniaHoliday } from './days-off';
import type { Extension } from './extension';
import { staysPut, type RowKind } from './row-titles';

/**
 * A remark on a day. A row whose only remark is its move needs no person's look (server/src/transactions/README.md, Computed deadlines).
 */
export interface Tell {
  kind:
    | 'moved'
    | 'friday-before-holiday'
    | 'state-holiday'
    | 'rule-unknown'
    | 'closing-on-day-off'
    | 'business-days'
    | 'months'
    | 'weekday-differs'
    | 'before-start'
    | 'on-or-after-closing'
    | 'unlikely-year'
    | 'other-words'
    | 'no-anchor-named'
    | 'hour-not-read';
  words: string;
}

/** A row's day before anybody remarks on it. */
export interface CountedRow {
  title: string;
  rowKind: RowKind;
  /** Before it was moved. */
  counted: CalendarDay;
  day: CalendarDay;
  unit: CountUnit | null;
  /** The first three letters of each weekday in the cell. */
  weekdays: readonly string[];
  doubts: readonly DayDoubt[];
  isPrinted: boolean;
}

/** The days next to which a row's day may be odd; null where they are not known. */
export interface Bounds {
  start: { day: CalendarDay; words: string } | null;
  closing: CalendarDay | null;
}

/** All remarks on a row's day; none where there is nothing to remark. */
export function tellsOf(row: CountedRow, extension: Extension, isCalifornian: boolean, bounds: Bounds): Tell[] {
  return [...tellsOfWords(row), ...tellsOfDayOff(row, extension, isCalifornian), ...tellsOfPlace(row, bounds)];
}

function tellsOfWords({ counted, day, unit, weekdays, doubts, isPrinted }: CountedRow): Tell[] {
  const tells: Tell[] = [];
  if (isPrinted)
    tells.push({
      kind: 'no-anchor-named',
      words: 'The words name no day to count from: the form counts from Acceptance.',
    });
  if (unit === 'business day')
    tells.push({
      kind: 'business-days',
      words: 'The form may not define business days: weekends and holidays are skipped.',
    });
  if (unit === 'month')
    tells.push({ kind: 'months', words: 'A month ends on the same number, or on the last day of a shorter month.' });
  const named = [counted, day].map((one) => weekdayOf(one).slice(0, 3).toLowerCase());
  if (doubts.includes('weekday-contradicts') || weekdays.some((weekday) => !named.includes(weekday)))
    tells.push({ kind: 'weekday-differs', words: `The words name another weekday: the day is a ${weekdayOf(day)}.` });
  if (doubts.includes('other-words'))
    tells.push({ kind: 'other-words', words: 'Other words are next to the day. They may change it.' });
  if (!isInLikelyYear(day))
    tells.push({ kind: 'unlikely-year', words: `The year ${partsOfDay(day).year} is not likely.` });
  return tells;
}

function tellsOfDayOff(row: CountedRow, extension: Extension, isCalifornian: boolean): Tell[] {
  const { rowKind, counted, day } = row;
  const { daysOff, moves, isUnknown } = extension;
  const off = daysOff(counted);
  if (counted !== day) return [{ kind: 'moved', words: `Moved off a day off: ${off ?? ''}, ${counted}.` }];
  if (off !== null) {
    if (staysPut(rowKind))
      return [{ kind: 'closing-on-day-off', words: `It is a day off (${off}). The form does not move it.` }];
    const words = `It is a day off (${off}). The contract does not say whether such a deadline moves: this one did not.`;
    return isUnknown ? [{ kind: 'rule-unknown', words }] : [];
  }
  if (!moves(row) && !isUnknown) return [];
  const onSaturday = holidayOnSaturdayAfter(day);
  if (onSaturday !== null)
    return [
      {
        kind: 'friday-before-holiday',
        words: `It is the Friday before ${onSaturday}, which some count as a holiday too. It did not move.`,
      },
    ];
  const holiday = isCalifornian ? otherCaliforniaHoliday(day) : null;
  if (holiday === null) return [];
  const words = `It is ${holiday}, of which the sources differ on whether a contract’s deadline moves. It did not move.`;
  return [{ kind: 'state-holiday', words }];
}

function tellsOfPlace({ rowKind, day }: CountedRow, { start, closing }: Bounds): Tell[] {
  const tells: Tell[] = [];
  if (start !== null && compareDays(day, start.day) < 0)
    tells.push({ kind: 'before-start', words: `It is before ${start.words}.` });
  if (closing !== null && compareDays(day, closing) >= 0 && !staysPut(rowKind))
    tells.push({
      kind: 'on-or-after-closing',
      words: day === closing ? 'It is on the day of closing.' : 'It is after closing.',
    });
  return tells;
}
