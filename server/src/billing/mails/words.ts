/**
 * The day of a moment, as mails write it. If the person has no time zone, it is that of the East, where the day ends
 * first.
 */
export function dayIn(moment: Date, timeZone: string | null): string {
  return moment.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: timeZone ?? 'America/New_York',
  });
}

/** Cents as people read them: $49, or $49.50. */
export function dollars(cents: number): string {
  const fraction = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: fraction, maximumFractionDigits: fraction })}`;
}
