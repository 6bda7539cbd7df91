const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Day and time by the clocks of an IANA time zone, in numbers, for `formatToParts`. There is one for each zone that was asked
 * for, because making one takes far longer than using it. Throws RangeError for a zone that does not exist.
 */
export function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(timeZone, format);
  return format;
}
