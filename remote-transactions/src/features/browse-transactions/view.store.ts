import { browserStorage } from '@keydate/client';
import { persistedEntries } from '@keydate/forms/entries';
import { z } from 'zod';

/** How the dashboard shows transactions. */
export const dashboardView = z.enum(['Cards', 'List']);
export type DashboardView = z.infer<typeof dashboardView>;

/** Each person's choice, in this browser. */
export const viewStore = persistedEntries({
  storage: browserStorage,
  name: 'keydate.dashboard-view',
  schema: dashboardView,
});
