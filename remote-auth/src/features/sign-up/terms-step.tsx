import { notify } from '@keydate/ui';
import { AcceptTerms } from '../../steps/accept-terms/accept-terms';
import type { SignUpEvent, SignUpFlow } from '../../flows/sign-up-flow';
import { useSignUpExits } from './use-sign-up-exits';

interface TermsStepProps {
  flow: Extract<SignUpFlow, { step: 'terms' }>;
  tell: (event: SignUpEvent) => void;
}

/** The terms, accepted with the token of the sign-up. */
export function TermsStep({ flow, tell }: TermsStepProps) {
  const exits = useSignUpExits();
  const handleNotJoined = (sentence: string) => {
    notify.error(sentence);
    tell({ type: 'joiningRefused' });
  };
  return (
    <AcceptTerms
      token={flow.token}
      onAccepted={() => tell({ type: 'termsAccepted' })}
      onNotJoined={handleNotJoined}
      refusals={{ UNAUTHENTICATED: exits.toSignIn }}
    />
  );
}
