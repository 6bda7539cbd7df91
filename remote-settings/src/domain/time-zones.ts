/** The zones of the United States by the names that people use for them. */
export const US_TIME_ZONES = [
  { id: 'America/New_York', name: 'Eastern Time' },
  { id: 'America/Chicago', name: 'Central Time' },
  { id: 'America/Denver', name: 'Mountain Time' },
  { id: 'America/Phoenix', name: 'Mountain Time, no daylight saving time (Arizona)' },
  { id: 'America/Los_Angeles', name: 'Pacific Time' },
  { id: 'America/Anchorage', name: 'Alaska Time' },
  { id: 'Pacific/Honolulu', name: 'Hawaii Time' },
] as const;

/** The other zones that the browser knows, and the chosen one, which another browser may have known. */
export function otherTimeZones(chosen: string): string[] {
  const named = new Set<string>(US_TIME_ZONES.map(({ id }) => id));
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), chosen]);
  return [...zones].filter((zone) => zone !== '' && !named.has(zone)).sort();
}
