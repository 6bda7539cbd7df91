import { SESSION_LIFETIME_MS } from '@keydate/contracts/limits';
import type { SignedInSession } from '@keydate/contracts/sessions';
import type { SessionRow } from './sessions.repository';

/** A full session as its person sees it; `currentId` is the caller's. */
export function presentSession(
  { id, userAgent, createdAt, expiresAt }: SessionRow,
  currentId: string,
): SignedInSession {
  return {
    _id: id,
    userAgent,
    startedAt: createdAt.toISOString(),
    // its end slides on with use
    lastUsedAt: new Date(expiresAt.getTime() - SESSION_LIFETIME_MS).toISOString(),
    isCurrent: id === currentId,
  };
}
