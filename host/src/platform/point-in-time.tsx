const SHOWN: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** A moment in the operator's own time zone. */
export function PointInTime({ at }: { at: string }) {
  return <time dateTime={at}>{new Date(at).toLocaleString('en-US', SHOWN)}</time>;
}
