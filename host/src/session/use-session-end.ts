import { notify } from '@keydate/ui';
import { useEffect } from 'react';
import { copy } from './copy';
import type { HostSession } from './host-session';

/** Once /signin is shown, says why a person who did not log out is there: one message, however many calls were refused. */
export function useSessionEnd(session: HostSession, isAtSignIn: boolean): void {
  useEffect(() => {
    if (!isAtSignIn) return;
    if (session.endedSession()?.from !== undefined) notify.error(copy.ended.title, copy.ended.message);
    session.signInReached();
  }, [isAtSignIn, session]);
}
