import { session } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { useRecovery } from '../flows/use-recovery';
import { useSignUpFlow } from '../flows/sign-up.store';

/** LOGIN (spec § 4.1). Ends the sign-up and the recovery of this tab. A person without a company can still use their invitation. */
export function useOpenSession() {
  const [, dispatchSignUp] = useSignUpFlow();
  const recovery = useRecovery();
  return (user: User, token: string) => {
    session().login(user, token);
    dispatchSignUp({ type: user.company ? 'left' : 'startedOver' });
    recovery.leave();
  };
}
