/** Wakes the servers that read: a contract waits. */
export const CONTRACT_WAITS = 'contract waits';

/** Wakes those who wait for a reading, and the server that has it: it has ended. */
export function endOf(readingId: string): string {
  return `reading ${readingId} ended`;
}
