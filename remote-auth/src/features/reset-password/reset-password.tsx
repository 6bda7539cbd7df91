import { paths, readReturnTo } from '@keydate/client';
import { notify } from '@keydate/ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FormFooter } from '../../ui/form-footer';
import { TextButton } from '../../ui/text-button';
import { PasswordForm } from '../choose-password/password-form';
import { CodeForm } from '../confirm-email/code-form';
import { copy } from './copy';
import { EmailStep } from './email-step';
import { useRecoveryFlow } from './recovery.store';
import { useRecoveryEnds } from './use-recovery-ends';

/** E-mail, code, new password, and back to sign-in (spec § 4.7). */
export function ResetPassword() {
  const [flow, tell] = useRecoveryFlow();
  const recovery = useRecoveryEnds();
  const location = useLocation();
  const state: unknown = location.state;
  const [doneFor, setDoneFor] = useState<string>();

  if (doneFor !== undefined) return <Navigate to={paths.signIn} replace state={{ returnTo: readReturnTo(state), email: doneFor }} />;
  if (flow.step === 'email') return <EmailStep email={flow.email} tell={tell} />;
  if (flow.step === 'code') {
    return (
      <CodeForm
        email={flow.email}
        sentAt={flow.sentAt}
        onConfirmed={(token) => tell({ type: 'codeAccepted', token })}
        onResent={() => tell({ type: 'codeSent', email: flow.email, at: Date.now() })}
        onBack={() => tell({ type: 'wentBack' })}
      />
    );
  }

  const beginAgain = () => {
    notify.error(copy.expired);
    tell({ type: 'wentBack' });
  };
  const leave = () => {
    setDoneFor(flow.email);
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
        lede={copy.password.lede(flow.email)}
        email={flow.email}
        token={flow.token}
        onSet={finish}
        refusals={{ UNAUTHENTICATED: beginAgain, FORBIDDEN: beginAgain, CURRENT_PASSWORD_WRONG: leaveWithPassword }}
      />
      <FormFooter>
        {copy.password.wrongAddress} <TextButton onClick={recovery.leave}>{copy.password.startOver}</TextButton>
      </FormFooter>
    </>
  );
}
