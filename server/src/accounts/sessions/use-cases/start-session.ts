import { randomUUID } from 'node:crypto';
import { CODE_SESSION_MS, SESSION_LIFETIME_MS } from '@keydate/contracts/limits';
import type { Queries } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hashOfToken, newToken } from '../token';
import { insertSession } from '../sessions.repository';

type Bearer = { kind: 'sign-up'; signUpId: string } | { kind: 'code' | 'full'; personId: string };

const LIFETIME_MS = { 'sign-up': CODE_SESSION_MS * 4, code: CODE_SESSION_MS, full: SESSION_LIFETIME_MS } as const;

/** Starts a session and returns its token, which is stored nowhere. */
export async function startSession(db: Queries, clock: Clock, bearer: Bearer, userAgent = ''): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await insertSession(db, {
    id: randomUUID(),
    tokenHash: hashOfToken(token),
    kind: bearer.kind,
    signUpId: bearer.kind === 'sign-up' ? bearer.signUpId : null,
    personId: bearer.kind === 'sign-up' ? null : bearer.personId,
    userAgent,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS[bearer.kind]),
  });
  return token;
}
