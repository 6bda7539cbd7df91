import { paths, readReturnTo } from '@keydate/client';
import { notify } from '@keydate/ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { endSession } from '../../api/end-session';
import { readKnownEmail } from '../../domain/known-email';
import { PasswordForm } from '../choose-password/password-form';
import { CodeForm } from '../confirm-email/code-form';
import { copy } from './copy';
import { EmailStep } from './email-step';
import { useRecoveryFlow } from './recovery.store';

/** E-mail, code, new password, and back to sign-in (spec § 4.7). */
export function ResetPassword() {
  const [flow, tell] = useRecoveryFlow();
  const location = useLocation();
  const state: unknown = location.state;
  const [doneFor, setDoneFor] = useState<string>();

  if (doneFor !== undefined) return <Navigate to={paths.signIn} replace state={{ returnTo: readReturnTo(state), email: doneFor }} />;
  if (flow.step === 'email') return <EmailStep email={flow.email || readKnownEmail(state)} tell={tell} />;
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
    tell({ type: 'left' });
  };
  const finish = () => {
    // made for this change alone; should the network fail now, it ends by itself
    void endSession(flow.token).catch(() => undefined);
    notify.success(copy.done);
    leave();
  };
  // an earlier press has set another one, and its answer was lost
  const leaveWithPassword = () => {
    notify.error(copy.hasPassword);
    leave();
  };
  return (
    <PasswordForm
      {...copy.password}
      email={flow.email}
      token={flow.token}
      onSet={finish}
      refusals={{ UNAUTHENTICATED: beginAgain, FORBIDDEN: beginAgain, CURRENT_PASSWORD_WRONG: leaveWithPassword }}
    />
  );
}
