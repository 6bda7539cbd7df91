import { AcceptTerms } from '../accept-terms/accept-terms';
import type { SignUpEvent, SignUpFlow } from './sign-up-flow';
import { useSignUpExits } from './use-sign-up-exits';

interface TermsStepProps {
  flow: Extract<SignUpFlow, { step: 'terms' }>;
  tell: (event: SignUpEvent) => void;
}

/** The terms, accepted with the token of the sign-up. */
export function TermsStep({ flow, tell }: TermsStepProps) {
  const exits = useSignUpExits();
  return <AcceptTerms token={flow.token} onAccepted={() => tell({ type: 'termsAccepted' })} onExpired={exits.toSignIn} />;
}
