import { notify } from '@keydate/ui';
import { AcceptTerms } from '../../steps/accept-terms/accept-terms';
import type { SignUpEvent, SignUpFlow } from '../../flows/sign-up-flow';
import { useSignUpExits } from './use-sign-up-exits';

interface TermsStepProps {
  flow: Extract<SignUpFlow, { step: 'terms' }>;
  dispatch: (event: SignUpEvent) => void;
}

/** Asks the person to accept the terms, with the sign-up's token. */
export function TermsStep({ flow, dispatch }: TermsStepProps) {
  const exits = useSignUpExits();
  const handleNotJoined = (sentence: string, whatNext?: string) => {
    notify.error(sentence, whatNext);
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
