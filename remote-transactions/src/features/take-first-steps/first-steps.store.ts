import { browserStorage } from '@keydate/client';
import { persistedEntries } from '@keydate/forms/entries';
import { z } from 'zod';

/** A person's first steps, as far as they took them in this browser. */
const firstSteps = z.object({
  /** They have looked at the settings of reminders. */
  hasSeenReminders: z.boolean(),
  /** All steps are done, or the person has hidden them. */
  isOver: z.boolean(),
});

export const firstStepsStore = persistedEntries({
  storage: browserStorage,
  name: 'keydate.first-steps',
  schema: firstSteps,
});
