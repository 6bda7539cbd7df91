/** In milliseconds. A day has 24 hours here; zoned-moment.ts counts those of the calendar, some of which have 23 or 25. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
