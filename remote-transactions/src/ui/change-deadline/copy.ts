import type { DayDoubt, NoDayReason } from '@keydate/domain/day-in-cell';

const UNCLEAR = 'Please type a day as MM/DD/YYYY.';

/** Says why the typed text is not a day. */
const DAY_PROBLEM: Record<DayDoubt | NoDayReason, string> = {
  'impossible-day': 'This day does not exist.',
  'no-year': 'The year is missing.',
  'two-readings': 'This can be read in two ways. Please type one day as MM/DD/YYYY.',
  'weekday-contradicts': 'The weekday does not match this date.',
  'other-words': 'There are other words next to the date. Please type the day alone.',
  'unlikely-year': 'This year is unlikely. Please check it.',
  time: 'This is a time, not a day.',
  relative: 'Please type the day itself, not how it is counted.',
  blank: UNCLEAR,
  'not-applicable': UNCLEAR,
  completed: UNCLEAR,
  open: UNCLEAR,
  unchanged: UNCLEAR,
  event: UNCLEAR,
  elsewhere: UNCLEAR,
  unreadable: UNCLEAR,
};

/** Strings of the date dialog; those of spec § 2.7 to the letter. */
export const copy = {
  title: 'Change Deadline Details',
  // names another form, although odd (docs/oddities.md)
  heading: 'New Loan Application',
  calendar: 'Calendar',
  newDate: 'New Date Selected',
  noDate: 'None yet',
  titleField: 'Title',
  dateField: 'Date',
  datePlaceholder: 'MM/DD/YYYY',
  inContract: (words: string) => `The contract says: “${words}”`,
  dayProblem: DAY_PROBLEM,
  /** Of a closing. */
  disclosure: (day: string) => `If there is a loan, the buyer must then receive the Closing Disclosure by ${day}.`,
  disclosurePast: (day: string) =>
    `If there is a loan, the buyer had to receive the Closing Disclosure by ${day}. Otherwise this closing is too soon.`,
  mailing: (day: string) => `If it is mailed, mail it by ${day}.`,
  mailingPast: 'It is too late to mail it.',
  left: (count: number) =>
    count === 0
      ? 'This is the last date without a day.'
      : `${count} more ${count === 1 ? 'date has' : 'dates have'} no day yet. Cancel to set them later.`,
  save: 'Save',
  cancel: 'Cancel',
} as const;
