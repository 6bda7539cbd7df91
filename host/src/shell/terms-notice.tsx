import { RemoteSlot } from '@keydate/shell';
import { tokens } from '@keydate/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { focusContent } from './focus-content';

/** Asks a member who accepted older terms to accept the new ones (server/src/accounts/README.md, Terms); nothing for everyone else. */
export function TermsNotice({ isNeeded }: { isNeeded: boolean }) {
  // the button that had the focus disappears with the notice
  useEffect(() => (isNeeded ? focusContent : undefined), [isNeeded]);
  if (!isNeeded) return null;
  return (
    <Box>
      <RemoteSlot slot="termsNotice" label={copy.newTerms} />
    </Box>
  );
}

const Box = styled.div`
  margin-bottom: ${tokens.gap[24]};
`;
