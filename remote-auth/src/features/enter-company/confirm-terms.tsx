import { session } from '@keydate/client';
import { notify } from '@keydate/ui';
import { AcceptTerms } from '../../steps/accept-terms/accept-terms';

/** The terms for somebody who left before they accepted them, and is signed in by now. */
export function ConfirmTerms() {
  const handleNotJoined = (sentence: string) => {
    notify.error(sentence);
    session().update({ termsAccepted: true });
  };
  return <AcceptTerms onAccepted={(user) => session().update(user)} onNotJoined={handleNotJoined} />;
}
