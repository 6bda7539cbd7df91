import { timeInWords, type TimeOfDay } from '@keydate/domain/time-of-day';
import { findUsState } from '@keydate/domain/us-states';
import type { HourField } from '../domain/editable-sections';
import type { DeadlineState } from '../domain/deadline-state';

/** Forms that have hours of their own, by state. */
const HOURS_OF_FORM: Readonly<Record<string, string>> = {
  UT: 'Utah’s form decides: deadlines end at 5:00 PM on their day, whichever time is chosen here.',
  TX: 'Texas’s form decides: the option period ends at 5:00 PM and all else at 11:59 PM, whichever time is chosen here.',
};

/** Strings that several features of this remote show. */
export const copy = {
  deadline: {
    overdue: (away) => `Overdue · ${away}`,
    'due-today': () => 'Due today',
    soon: (away) => `Soon · ${away}`,
    done: () => 'Done',
    waived: () => 'Waived',
    missed: () => 'Missed',
    'not-applicable': () => 'Does not apply',
  } satisfies Record<Exclude<DeadlineState, 'later'>, (away: string) => string>,
  stateAlone: {
    overdue: 'Overdue',
    'due-today': 'Due today',
    soon: 'Soon',
    later: 'Open',
    done: 'Done',
    waived: 'Waived',
    missed: 'Missed',
    'not-applicable': 'Does not apply',
  } satisfies Record<DeadlineState, string>,
  checkOrder: 'Please check the order of these days',
  orderMayBeMeant: 'If the contract says so, leave them as they are.',
  more: 'Show more',
  moreFailed: 'More could not be loaded. Try again',
  contractFile: 'Contract file',
  picture: {
    page: (page: number) => `Page ${page}`,
    of: (title: string, page: number) => `${title}, as on page ${page} of the contract`,
    missing: (page: number) => `Page ${page}. Its picture cannot be shown now.`,
  },
  removed: (what: string) => `Removed: ${what}`,
  undo: 'Undo',
  hours: {
    time_of_day: {
      label: 'Time of Day',
      hint: (state: string) =>
        HOURS_OF_FORM[findUsState(state)?.id ?? ''] ??
        'Objections, resolutions, examinations and terminations end at this time on their day. Most others end at 11:59 PM.',
    },
    acceptance_time: {
      label: 'Acceptance Deadline Time',
      hint: () => 'The Acceptance Deadline ends at this time on its day.',
    },
  } satisfies Record<HourField, { label: string; hint: (state: string) => string }>,
  noHour: (time: TimeOfDay) => `Not given: ${timeInWords(time)}`,
  howCounted: (title: string) => `How the day of ${title} is counted`,
  contractSays: (words: string) => `The contract says: “${words}”`,
  whatItMeans: 'What it means',
  whatItMeansOf: (title: string) => `What it means: ${title}`,
} as const;
