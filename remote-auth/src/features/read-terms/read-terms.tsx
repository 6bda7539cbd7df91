import { PageHeading } from '@keydate/ui';
import { copy } from './copy';
import { TermsText } from '../../steps/accept-terms/terms-text';

/** The terms, without a button to accept them. */
export function ReadTerms() {
  return (
    <>
      <PageHeading title={copy.title}>{copy.lede}</PageHeading>
      <TermsText />
    </>
  );
}
