import { PasswordForm } from '../../steps/choose-password/password-form';
import { copy } from './copy';
import type { SignUpEvent, SignUpFlow } from '../../flows/sign-up-flow';
import { useSignUpExits } from './use-sign-up-exits';

interface PasswordStepProps {
  flow: Extract<SignUpFlow, { step: 'password' }>;
  dispatch: (event: SignUpEvent) => void;
}

/** Sets the password, with the token that the code gave. */
export function PasswordStep({ flow, dispatch }: PasswordStepProps) {
  const exits = useSignUpExits();
  return (
    <PasswordForm
      {...copy.password}
      email={flow.details.email}
      token={flow.token}
      onSet={() => dispatch({ type: 'passwordSet' })}
      refusals={{
        UNAUTHENTICATED: exits.toRecovery,
        FORBIDDEN: exits.toRecovery,
        CURRENT_PASSWORD_WRONG: exits.toSignInByPassword,
      }}
    />
  );
}
