import { SESSION_LIFETIME_MS } from '@keydate/contracts/limits';
import type { Tools } from '../../../tools';
import type { Session } from '../session';
import { findSession, prolongSession } from '../sessions.repository';
import { hashOfToken } from '../token';

/**
 * How long after its last use a session's end is extended: not every call has to write. The end shows the last use to
 * the hour.
 */
const SLIDE_AFTER_MS = 60 * 60_000;

/** The session of a token, or null if there is none or it has ended. Use extends a full one. */
export async function readSession({ db, clock }: Pick<Tools, 'db' | 'clock'>, token: string): Promise<Session | null> {
  const now = clock.now();
  const found = await findSession(db, hashOfToken(token), now);
  if (!found) return null;
  const { session, person } = found;
  if (session.kind === 'sign-up')
    return session.signUpId ? { kind: 'sign-up', id: session.id, signUpId: session.signUpId } : null;
  // clients get no session (people.policy), and a person who became one has none any more
  if (!person || person.role === 'Client') return null;
  const freshEnd = now.getTime() + SESSION_LIFETIME_MS;
  if (session.kind === 'full' && freshEnd - session.expiresAt.getTime() > SLIDE_AFTER_MS) {
    await prolongSession(db, session.id, new Date(freshEnd));
  }
  return { kind: session.kind, id: session.id, person };
}
