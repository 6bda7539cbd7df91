import { RemoteSlot } from '@keydate/shell';
import { tokens } from '@keydate/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { focusContent } from './focus-content';

/** Where a member is asked to accept newer terms than their own (docs/rules.md, Terms); nothing for everybody else. */
export function TermsRoom({ isAsked }: { isAsked: boolean }) {
  // the button that was pressed last goes with the room
  useEffect(() => (isAsked ? focusContent : undefined), [isAsked]);
  if (!isAsked) return null;
  return (
    <Room>
      <RemoteSlot slot="termsNotice" what="The new terms of service" />
    </Room>
  );
}

const Room = styled.div`
  margin-bottom: ${tokens.gap[24]};
`;
