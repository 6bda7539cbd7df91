import { EARLY_CALLS, earlyAddress, type EarlyCalls } from '@keydate/contracts/early-calls';

declare global {
  interface Window {
    [EARLY_CALLS]?: EarlyCalls | undefined;
  }
}

/** After this time an answer may be out of date: it is asked for again. */
const FRESH_FOR_MS = 20_000;

/**
 * The reply to a request that a script in the page's HTML has made already: once, for the same session, person and address, and
 * while it is fresh. A call that changes something drops all of them.
 * @param userId the _id of the person whom the page shows; null if nobody is signed in
 * @returns undefined if the request must be made; rejects if the early one got no answer, or was refused
 */
export function takeEarlyReply(
  { url, method, headers }: Request,
  userId: string | null,
): Promise<Response> | undefined {
  const early = window[EARLY_CALLS];
  if (!early) return undefined;
  const isUsable = early.userId === userId && performance.now() - early.at < FRESH_FOR_MS;
  if (method !== 'GET' || !isUsable) {
    window[EARLY_CALLS] = undefined;
    return undefined;
  }
  if (headers.get('Authorization') !== `Bearer ${early.token}`) return undefined;
  const address = earlyAddress(new URL(url));
  const reply = early.replies.get(address);
  early.replies.delete(address);
  return reply;
}
