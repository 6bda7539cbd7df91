import type { Call } from '@keydate/contracts/call';
import { AppError } from '../app-error';
import type { PersonSession, Session } from '../accounts';

/** The session that a call of this access gets. */
export type SessionFor<A extends Call['access']> = {
  public: Session | null;
  code: PersonSession;
  session: PersonSession & { kind: 'full' };
}[A];

/** Lets a session through to a call, or refuses: 401 without one, 403 if it may not make this call yet. */
export function sessionFor<C extends Call>(call: C, session: Session | null): SessionFor<C['access']>;
export function sessionFor(call: Call, session: Session | null): Session | null {
  if (call.access === 'public') return session;
  if (!session) throw new AppError('UNAUTHENTICATED');
  // server/src/accounts/README.md, Signing up and in: a sign-up's session may only ask for codes; one made by a code sees nothing until the
  // password is set
  const isEnough = session.kind === 'full' || (call.access === 'code' && session.kind === 'code');
  if (!isEnough) throw new AppError('FORBIDDEN');
  return session;
}
