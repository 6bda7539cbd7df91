import { endingTime } from '@keydate/domain/deadline-end';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import type { HourField } from './editable-sections';

/** A deadline to which each hour applies. */
const EXAMPLE: Record<HourField, string> = {
  time_of_day: 'Inspection Objection Deadline',
  acceptance_time: 'Acceptance Deadline Date',
};

/** When the deadlines to which an hour applies end in a state, if the contract does not give it. */
export function hourIfNotGiven(field: HourField, state: string): TimeOfDay {
  return endingTime(EXAMPLE[field], { state, timeOfDay: null, acceptanceTime: null });
}
