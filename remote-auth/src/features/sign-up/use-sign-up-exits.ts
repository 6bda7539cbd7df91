import { paths, readReturnTo } from '@keydate/client';
import { notify } from '@keydate/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRecovery } from '../../flows/use-recovery';
import { copy } from './copy';
import type { SignUpRequest } from '../../flows/sign-up-flow';
import { useSignUpSteps } from '../../flows/sign-up.store';

/** The ways out of a sign-up that cannot continue. Its entries stay in the tab until the person has signed in. */
export function useSignUpExits() {
  const { flow, advance } = useSignUpSteps();
  const { details } = flow;
  const recovery = useRecovery();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  // passes on the page from which the person came to the sign-up
  const toSignInPage = () =>
    void navigate(paths.signIn, { replace: true, state: { returnTo: readReturnTo(state), email: details.email } });
  return {
    /** spec § 8: USER_ALREADY_EXISTS leads to a notice and to /signin. */
    toSignInAsKnown: () => {
      notify.error(copy.known.title, copy.known.wayOn);
      toSignInPage();
    },
    /** No more codes are sent for now. The last one can still be entered, if it was sent for the same details. */
    toSentCode: (sentence: string, request: SignUpRequest) => {
      notify.error(sentence);
      advance({ type: 'codeAwaited', ...request });
    },
    /** The token expired before the account existed: the details are sent again. */
    toDetails: () => {
      notify.error(copy.expired.title, copy.expired.toDetails);
      advance({ type: 'codeExpired' });
    },
    /** The token expired before a password was set: the account exists, and recovery sets its password. */
    toRecovery: () => {
      notify.error(copy.expired.title, copy.expired.toPassword);
      recovery.start(details.email);
      void navigate(paths.resetPassword, { replace: true });
    },
    /** An earlier request has set another password, but its reply was lost. */
    toSignInByPassword: () => {
      notify.error(copy.hasPassword);
      toSignInPage();
    },
    /** The token expired after the password was set: the remaining steps follow after signing in. */
    toSignIn: () => {
      notify.error(copy.expired.title, copy.expired.toSignIn);
      toSignInPage();
    },
  };
}
