import { paths, readReturnTo } from '@keydate/client';
import { notify } from '@keydate/ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FormFooter } from '../../ui/form-footer';
import { TextButton } from '../../ui/text-button';
import { PasswordForm } from '../../steps/choose-password/password-form';
import { CodeForm } from '../../steps/confirm-email/code-form';
import { useSignUpFlow } from '../../flows/sign-up.store';
import { copy } from './copy';
import { EmailStep } from './email-step';
import { useRecoverySteps } from '../../flows/recovery.store';
import { useRecovery } from '../../flows/use-recovery';

/** E-mail, code, new password, and back to sign-in (spec § 4.7). */
export function ResetPassword() {
  const { seen, advance, show } = useRecoverySteps();
  const recovery = useRecovery();
  const [, dispatchSignUp] = useSignUpFlow();
  const location = useLocation();
  const state: unknown = location.state;
  const [doneFor, setDoneFor] = useState<string>();

  if (doneFor !== undefined)
    return <Navigate to={paths.signIn} replace state={{ returnTo: readReturnTo(state), email: doneFor }} />;
  if (seen.step === 'email') return <EmailStep email={seen.email} advance={advance} />;
  if (seen.step === 'code') {
    return (
      <CodeForm
        email={seen.email}
        sentAt={seen.sentAt}
        onConfirmed={(token) => advance({ type: 'codeAccepted', token })}
        onResent={() => advance({ type: 'codeSent', email: seen.email, at: Date.now() })}
        onBack={() => show('email')}
      />
    );
  }

  const beginAgain = () => {
    notify.error(copy.expired);
    advance({ type: 'codeEnded' });
  };
  const leave = () => {
    setDoneFor(seen.email);
    dispatchSignUp({ type: 'recovered', email: seen.email });
    recovery.leave();
  };
  const finish = () => {
    notify.success(copy.done);
    leave();
  };
  // an earlier press has set another one, and its answer was lost
  const leaveWithPassword = () => {
    notify.error(copy.hasPassword);
    leave();
  };
  return (
    <>
      <PasswordForm
        title={copy.password.title}
        lede={copy.password.lede(seen.email)}
        email={seen.email}
        token={seen.token}
        onSet={finish}
        refusals={{ UNAUTHENTICATED: beginAgain, FORBIDDEN: beginAgain, CURRENT_PASSWORD_WRONG: leaveWithPassword }}
      />
      <FormFooter>
        {copy.password.wrongAddress} <TextButton onClick={recovery.leave}>{copy.password.startOver}</TextButton>
      </FormFooter>
    </>
  );
}
