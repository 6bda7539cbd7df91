import { useState } from 'react';
import { useSignIn, type Credentials, type OpenedSession } from '../../api/sign-in';
import { CodeForm } from '../../steps/confirm-email/code-form';
import { WholeWord } from '../../ui/whole-word';
import { copy } from './copy';

interface MailedCodeProps {
  credentials: Credentials;
  onSignedIn: (opened: OpenedSession) => void;
  onBack: () => void;
}

/**
 * The step after the password if many were wrong today (server/src/accounts/README.md, Sessions). It looks the same for an unknown address.
 */
export function MailedCode({ credentials, onSignedIn, onBack }: MailedCodeProps) {
  const [sentAt, setSentAt] = useState(() => Date.now());
  const signingIn = useSignIn();
  const resending = useSignIn();
  // if the server no longer asks for a code, the password alone has signed in
  const handleReply = (opened: OpenedSession | null) => (opened ? onSignedIn(opened) : setSentAt(Date.now()));
  return (
    <CodeForm
      lede={
        <>
          {copy.code.why} <WholeWord>{credentials.email}.</WholeWord> {copy.code.valid}
        </>
      }
      change={signingIn}
      toSend={(otp) => ({ ...credentials, otp })}
      onDone={handleReply}
      refusals={{ SIGN_IN_CODE_WRONG: 'otp', WRONG_CREDENTIALS: 'otp' }}
      resending={{ change: resending, input: credentials, sentAt, onResent: handleReply }}
      onBack={onBack}
    />
  );
}
