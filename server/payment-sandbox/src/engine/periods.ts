export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** The end of the month that begins at `start`: the same day of the next month as the anchor's, or its last. In seconds. */
export function monthAfter(start: number, anchor: number): number {
  const from = new Date(start * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 2, 0)).getUTCDate();
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + 1);
  end.setUTCDate(Math.min(day, lastDay));
  return Math.floor(end.getTime() / 1000);
}
