import type { CalendarDay } from '@keydate/domain/calendar-day';
import { dayWithWeekday } from '@keydate/domain/calendar-day';

/** Strings of counted days on a transaction. */
export const copy = {
  title: 'What dates count from',
  change: 'Change',
  notSet: 'Not set',
  anchors: {
    mec: 'MEC',
    contractDate: 'Contract date',
    acceptance: 'Acceptance',
    effectiveDate: 'Effective Date',
  },
  rollTerm: 'On a day off',
  rolls: { will: 'Moves (Will)', will_not: 'Stays (Will Not)', unknown: 'The contract does not say' },
  formDecides: 'The state’s form decides',

  noRoll: 'Please choose',
  chooseRoll: 'Please choose whether dates on a day off move.',
  startLacks: (start: string) => `Please type the day of ${start}: dates count from it.`,
  wrongDay: 'Please type a day, such as 06/01/2026.',
  saved: 'Update successful!',
  failed: 'Update failed',

  byHand: 'Set by hand, so it no longer moves with other dates.',
  countedDay: (day: CalendarDay) => `Its counted day is ${dayWithWeekday(day)}.`,
  follow: 'Follow again',
  followOf: (title: string) => `Let ${title} follow again`,
  followsFrom: (title: string, day: CalendarDay) => `${title} will be on its counted day, ${dayWithWeekday(day)}.`,
  notCounted: (why: string) => `Not counted now. ${why}`,

  outOfStepTitle: (count: number) =>
    count === 1 ? '1 date is not on its counted day.' : `${count} dates are not on their counted days.`,
  outOfStep: 'The day or the rule that they count from has changed. See which days are new before you move them.',
  showMoves: 'Show the moves',
} as const;
