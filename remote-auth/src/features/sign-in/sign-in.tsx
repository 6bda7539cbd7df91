import { useState } from 'react';
import type { Credentials, OpenedSession } from '../../api/sign-in';
import { useOpenSession } from '../../session/use-open-session';
import { MailedCode } from './mailed-code';
import { SignInForm } from './sign-in-form';

/** Email and password and, where many passwords were wrong today, a code from the mailbox. */
export function SignIn({ email }: { email: string }) {
  const openSession = useOpenSession();
  const handleSignedIn = ({ user, accessToken }: OpenedSession) => openSession(user, accessToken);
  // not stored for the tab as other steps are: it has the password
  const [entered, setEntered] = useState<Credentials>();
  const [isAtCode, setAtCode] = useState(false);
  if (entered && isAtCode)
    return <MailedCode credentials={entered} onSignedIn={handleSignedIn} onBack={() => setAtCode(false)} />;
  return (
    <SignInForm
      email={entered?.email ?? email}
      onSignedIn={handleSignedIn}
      onCodeNeeded={(credentials) => {
        setEntered(credentials);
        setAtCode(true);
      }}
    />
  );
}
