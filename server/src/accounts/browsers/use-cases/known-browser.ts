import { KNOWN_BROWSER_MS } from '@keydate/contracts/limits';
import type { Queries } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hashOfToken, newToken } from '../../sessions/token';
import { isKnown, isKnownTo, saveKnownBrowser } from '../known-browsers.repository';

type BrowserTools = { db: Queries; clock: Clock };

/**
 * The key that counts this browser's attempts, if somebody has signed in to the account with it before; otherwise
 * null.
 */
export async function knownBrowserOf(
  { db, clock }: BrowserTools,
  { mark, email }: { mark: string | null; email: string },
): Promise<string | null> {
  if (mark === null) return null;
  const hash = hashOfToken(mark);
  const since = new Date(clock.now().getTime() - KNOWN_BROWSER_MS);
  return (await isKnownTo(db, hash, email, since)) ? hash : null;
}

/**
 * Remembers that a person has signed in with a browser, and returns the browser's new mark. A mark that nobody has
 * signed in with is replaced: somebody else may have put it there.
 */
export async function rememberBrowser(
  { db, clock }: BrowserTools,
  { mark, personId }: { mark: string | null; personId: string },
): Promise<string> {
  const held = mark !== null && (await isKnown(db, hashOfToken(mark))) ? mark : newToken();
  await saveKnownBrowser(db, { markHash: hashOfToken(held), personId, signedInAt: clock.now() });
  return held;
}
