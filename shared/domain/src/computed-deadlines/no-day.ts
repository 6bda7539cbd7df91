import type { NoDayReason } from '../day-in-cell';

/** Why a row has no day: as its words alone say it, or `waiting`, because the day that they count from is not known yet. */
export const NO_DAY = [
  'blank',
  'not-applicable',
  'completed',
  'open',
  'unchanged',
  'time',
  'relative',
  'event',
  'elsewhere',
  'impossible-day',
  'two-readings',
  'no-year',
  'unreadable',
  'waiting',
] as const satisfies readonly (NoDayReason | 'waiting')[];
export type NoDay = (typeof NO_DAY)[number];
