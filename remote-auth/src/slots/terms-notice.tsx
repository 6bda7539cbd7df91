import { RenewTerms } from '../features/renew-terms/renew-terms';

/** What fills the shell's slot, which is there while the terms in force are not the ones that the member accepted. */
export default function TermsNotice() {
  return <RenewTerms />;
}
