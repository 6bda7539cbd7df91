/**
 * The GETs that the page's HTML makes while its scripts are still loading: that of the signed-in person, and those that the
 * page's card names (`firstCalls` in registry.ts). Read by the server, which writes the script, and by shared/client.
 */

/** The key of local storage that has the session's token (spec § 6). */
export const STORED_TOKEN = 'token';

/** The key of local storage that has the signed-in person (spec § 3, § 6). */
export const STORED_USER = 'user';

/** The path below which all calls are, and so all early ones. */
export const USER_API = '/api/v1/user/';

/** The property of `window` with the early calls. */
export const EARLY_CALLS = 'keydateEarlyCalls';

/** The early calls of one page load. */
export interface EarlyCalls {
  /** The session that made them. */
  token: string;
  /** The _id of the person for whom they were made; null if the browser has stored none. */
  userId: string | null;
  /** When they were made, in milliseconds of `performance.now()`. */
  at: number;
  /** By address: path and query, the parameters sorted by name. */
  replies: Map<string, Promise<Response>>;
}

/** The form in which `replies` has an address. */
export function earlyAddress(address: URL): string {
  const sorted = new URL(address);
  sorted.searchParams.sort();
  return sorted.pathname + sorted.search;
}
