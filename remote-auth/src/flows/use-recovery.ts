import { endSession } from '../api/end-session';
import { isFor } from './recovery-flow';
import { useRecoveryFlow } from './recovery.store';

/** How a recovery of this tab begins and is given up; the session that its code has made ends with it. */
export function useRecovery() {
  const [flow, dispatch] = useRecoveryFlow();
  const endItsSession = () => {
    if (flow.step === 'password') endSession(flow.token);
  };
  return {
    /** For the address that stands at sign-in: what is kept of another one's recovery would set the other's password. */
    begin: (email: string) => {
      if (!isFor(flow, email)) endItsSession();
      dispatch({ type: 'begun', email });
    },
    leave: () => {
      endItsSession();
      dispatch({ type: 'left' });
    },
  };
}
