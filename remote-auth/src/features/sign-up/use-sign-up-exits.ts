import { paths } from '@keydate/client';
import { notify } from '@keydate/ui';
import { useNavigate } from 'react-router-dom';
import { useRecovery } from '../../flows/use-recovery';
import { copy } from './copy';
import type { Wish } from '../../flows/sign-up-flow';
import { useSignUpSteps } from '../../flows/sign-up.store';

/** The ways out of a sign-up that cannot go on. What was typed stays until the person has signed in. */
export function useSignUpExits() {
  const { flow, advance } = useSignUpSteps();
  const { details } = flow;
  const recovery = useRecovery();
  const navigate = useNavigate();
  const toSignInPage = () => void navigate(paths.signIn, { replace: true, state: { email: details.email } });
  return {
    /** spec § 8: USER_ALREADY_EXISTS leads to a notice and to /signin. */
    toSignInAsKnown: () => {
      notify.error(copy.known.title, copy.known.wayOn);
      toSignInPage();
    },
    /** No more codes are mailed just now: the last one, if it was asked for with the very same, can still be entered. */
    toSentCode: (sentence: string, wish: Wish) => {
      notify.error(sentence);
      advance({ type: 'codeAwaited', ...wish });
    },
    /** The token has expired before there was an account: the details are sent once more. */
    toDetails: () => {
      notify.error(copy.expired.title, copy.expired.toDetails);
      advance({ type: 'codeEnded' });
    },
    /** The token has expired before there was a password: the account is there, and recovery gives it one. */
    toRecovery: () => {
      notify.error(copy.expired.title, copy.expired.toPassword);
      recovery.begin(details.email);
      void navigate(paths.resetPassword, { replace: true });
    },
    /** An earlier press has set another password, and its answer was lost. */
    toSignInByPassword: () => {
      notify.error(copy.hasPassword);
      toSignInPage();
    },
    /** The token has expired after that: what is left of the way follows the sign-in. */
    toSignIn: () => {
      notify.error(copy.expired.title, copy.expired.toSignIn);
      toSignInPage();
    },
  };
}
