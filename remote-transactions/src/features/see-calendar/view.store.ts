import { browserStorage } from '@keydate/client';
import { persistedEntries } from '@keydate/forms/entries';
import { z } from 'zod';
import { CALENDAR_VIEWS } from '../../domain/calendar-range';

/** Each person's choice of a view, in this browser. */
export const calendarViewStore = persistedEntries({
  storage: browserStorage,
  name: 'keydate.calendar-view',
  schema: z.enum(CALENDAR_VIEWS),
});
