import { notify } from '@keydate/ui';
import { useEffect } from 'react';
import type { HostSession } from './host-session';

const ENDED = { title: 'Your session has ended.', wayOn: 'Please sign in to go on where you were.' };

/** Ends the way out once /signin is reached; whoever did not leave by themselves is told there why, however many calls were refused. */
export function useWayOut(session: HostSession, isAtSignIn: boolean): void {
  useEffect(() => {
    if (!isAtSignIn) return;
    if (session.leaving()?.from !== undefined) notify.error(ENDED.title, ENDED.wayOn);
    session.arrived();
  }, [isAtSignIn, session]);
}
