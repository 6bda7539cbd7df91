import { notify } from '@keydate/ui';
import { AcceptTerms } from '../../steps/accept-terms/accept-terms';
import type { SignUpEvent, SignUpFlow } from '../../flows/sign-up-flow';
import { useSignUpExits } from './use-sign-up-exits';

interface TermsStepProps {
  flow: Extract<SignUpFlow, { step: 'terms' }>;
  dispatch: (event: SignUpEvent) => void;
}

/** The terms, accepted with the token of the sign-up. */
export function TermsStep({ flow, dispatch }: TermsStepProps) {
  const exits = useSignUpExits();
  const handleNotJoined = (sentence: string) => {
    notify.error(sentence);
    dispatch({ type: 'joiningRefused' });
  };
  return (
    <AcceptTerms
      token={flow.token}
      onAccepted={() => dispatch({ type: 'termsAccepted' })}
      onNotJoined={handleNotJoined}
      refusals={{ UNAUTHENTICATED: exits.toSignIn }}
    />
  );
}
