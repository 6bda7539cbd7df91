import { endSession } from '../api/end-session';
import { isFor } from './recovery-flow';
import { useRecoveryFlow } from './recovery.store';

/** Starts and leaves the password recovery of this tab. Leaving it also ends the session that the code opened. */
export function useRecovery() {
  const [flow, dispatch] = useRecoveryFlow();
  const endRecoverySession = () => {
    if (flow.step === 'password') endSession(flow.token);
  };
  return {
    /** Starts a recovery for the address from sign-in. One for another address is discarded: it would set the wrong password. */
    start: (email: string) => {
      if (!isFor(flow, email)) endRecoverySession();
      dispatch({ type: 'started', email });
    },
    leave: () => {
      endRecoverySession();
      dispatch({ type: 'left' });
    },
  };
}
