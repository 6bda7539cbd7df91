import { ConfirmEmail } from '../../steps/confirm-email/confirm-email';
import type { SignUpEvent, SignUpFlow } from '../../flows/sign-up-flow';
import { useSignUpExits } from './use-sign-up-exits';

interface ConfirmStepProps {
  flow: Extract<SignUpFlow, { step: 'code' }>;
  advance: (event: SignUpEvent) => void;
  onBack: () => void;
}

/** Asks for the emailed code. If another sign-up with the same address was faster, this one learns it here. */
export function ConfirmStep({ flow, advance, onBack }: ConfirmStepProps) {
  const exits = useSignUpExits();
  return (
    <ConfirmEmail
      email={flow.details.email}
      token={flow.token}
      sentAt={flow.sentAt}
      onConfirmed={(token) => advance({ type: 'codeAccepted', token })}
      onResent={() => advance({ type: 'codeResent', at: Date.now() })}
      onBack={onBack}
      onExpired={exits.toDetails}
      refusals={{ USER_ALREADY_EXISTS: exits.toSignInAsKnown }}
    />
  );
}
