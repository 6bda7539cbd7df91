import { PageHeading } from '@keydate/ui';
import { copy } from './copy';
import { TermsText } from './terms-text';

/** The terms for whoever only wants to read them. */
export function ReadTerms() {
  return (
    <>
      <PageHeading title={copy.title}>{copy.lede}</PageHeading>
      <TermsText />
    </>
  );
}
