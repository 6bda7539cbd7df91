import { PageHeading } from '@keydate/ui';
import { copy } from './copy';
import { TermsText } from '../../steps/accept-terms/terms-text';

/** The terms, only to read. */
export function ReadTerms() {
  return (
    <>
      <PageHeading title={copy.title}>{copy.lede}</PageHeading>
      <TermsText />
    </>
  );
}
