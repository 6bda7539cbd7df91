import { session } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { useRecovery } from '../flows/use-recovery';
import { useSignUpFlow } from '../flows/sign-up.store';

/** LOGIN (spec § 4.1). What this tab kept of a sign-up and of a recovery is over, but for the invitation of somebody in no company. */
export function useOpenSession() {
  const [, tellSignUp] = useSignUpFlow();
  const recovery = useRecovery();
  return (user: User, token: string) => {
    session().login(user, token);
    tellSignUp({ type: user.company ? 'left' : 'startedOver' });
    recovery.leave();
  };
}
