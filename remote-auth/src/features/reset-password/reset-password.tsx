import { paths, readReturnTo } from '@keydate/client';
import { notify } from '@keydate/ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FormFooter } from '../../ui/form-footer';
import { TextButton } from '../../ui/text-button';
import { WholeWord } from '../../ui/whole-word';
import { PasswordForm } from '../../steps/choose-password/password-form';
import { ConfirmEmail } from '../../steps/confirm-email/confirm-email';
import { useSignUpFlow } from '../../flows/sign-up.store';
import { copy } from './copy';
import { EmailStep } from './email-step';
import { useRecoverySteps } from '../../flows/recovery.store';
import { useRecovery } from '../../flows/use-recovery';

/** Email, code, new password, then back to sign-in (spec § 4.7). */
export function ResetPassword() {
  const { shown, advance, show } = useRecoverySteps();
  const recovery = useRecovery();
  const [, dispatchSignUp] = useSignUpFlow();
  const location = useLocation();
  const state: unknown = location.state;
  const [doneFor, setDoneFor] = useState<string>();

  if (doneFor !== undefined)
    return <Navigate to={paths.signIn} replace state={{ returnTo: readReturnTo(state), email: doneFor }} />;
  if (shown.step === 'email') return <EmailStep email={shown.email} advance={advance} />;
  if (shown.step === 'code') {
    return (
      <ConfirmEmail
        email={shown.email}
        lede={
          <>
            {copy.code.sentTo} <WholeWord>{shown.email},</WholeWord> {copy.code.onItsWay}
          </>
        }
        sentAt={shown.sentAt}
        onConfirmed={(token) => advance({ type: 'codeAccepted', token })}
        onResent={() => advance({ type: 'codeSent', email: shown.email, at: Date.now() })}
        onBack={() => show('email')}
      />
    );
  }

  const restart = () => {
    notify.error(copy.expired);
    advance({ type: 'codeExpired' });
  };
  const leave = () => {
    setDoneFor(shown.email);
    dispatchSignUp({ type: 'recovered', email: shown.email });
    recovery.leave();
  };
  const finish = () => {
    notify.success(copy.done);
    leave();
  };
  // an earlier request has set another password, but its reply was lost
  const leaveWithPassword = () => {
    notify.error(copy.hasPassword);
    leave();
  };
  return (
    <>
      <PasswordForm
        title={copy.password.title}
        lede={copy.password.lede(shown.email)}
        email={shown.email}
        token={shown.token}
        onSet={finish}
        refusals={{ UNAUTHENTICATED: restart, FORBIDDEN: restart, CURRENT_PASSWORD_WRONG: leaveWithPassword }}
      />
      <FormFooter>
        {copy.password.wrongAddress} <TextButton onClick={recovery.leave}>{copy.password.startOver}</TextButton>
      </FormFooter>
    </>
  );
}
