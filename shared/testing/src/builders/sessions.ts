import type { SignedInSession } from '@keydate/contracts/sessions';
import { DAY_MS } from '@keydate/domain/durations';
import { anId } from './ids';

/** A session on another device, last used yesterday. */
export function aSignedInSession(session: Partial<SignedInSession> = {}): SignedInSession {
  return {
    _id: anId('session'),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    startedAt: new Date(Date.now() - 9 * DAY_MS).toISOString(),
    lastUsedAt: new Date(Date.now() - DAY_MS).toISOString(),
    isCurrent: false,
    ...session,
  };
}
