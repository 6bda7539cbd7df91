import { RenewTerms } from '../features/renew-terms/renew-terms';

/** Fills the shell's slot for members who have not accepted the present terms. */
export default function TermsNotice() {
  return <RenewTerms />;
}
