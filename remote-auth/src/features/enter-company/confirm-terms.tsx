import { session } from '@keydate/client';
import { notify } from '@keydate/ui';
import { AcceptTerms } from '../../steps/accept-terms/accept-terms';

/** The terms, for a person who left the sign-up before accepting them and has since signed in. */
export function ConfirmTerms() {
  const handleNotJoined = (sentence: string, whatNext?: string) => {
    notify.error(sentence, whatNext);
    session().update({ termsAccepted: true });
  };
  return <AcceptTerms onNotJoined={handleNotJoined} />;
}
