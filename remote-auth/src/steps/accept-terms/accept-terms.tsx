import type { updateUser, User } from '@keydate/contracts/people';
import { useChangeButton, type Refusals } from '@keydate/forms/call';
import { Button, PageHeading, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { useUpdateUser } from '../../api/update-user';
import { copy as uiCopy } from '../../ui/copy';
import { copy } from './copy';
import { TermsText } from './terms-text';

interface AcceptTermsProps {
  /** The token of the sign-up. Without it, the session's token is used. */
  token?: string;
  onAccepted?: (user: User) => void;
  /** The terms are accepted, but the person could not join the company: the invite code has ended, or the team is full. */
  onNotJoined: (sentence: string, whatNext?: string) => void;
  refusals?: Refusals<typeof updateUser>;
}

/**
 * The terms and the button that accepts them. An invited person joins the company by accepting (server/src/accounts/README.md, Joining).
 */
export function AcceptTerms({ token, onAccepted, onNotJoined, refusals }: AcceptTermsProps) {
  const accepting = useChangeButton(useUpdateUser(token), {
    onDone: onAccepted,
    refusals: {
      INVITE_CODE_ENDED: (sentence) => onNotJoined(sentence),
      TEAM_LIMIT_EXCEEDED: (sentence) => onNotJoined(sentence, uiCopy.fullTeam),
      ...refusals,
    },
  });
  return (
    <>
      <PageHeading title={copy.title}>{copy.lede}</PageHeading>
      <TermsText />
      <Foot>
        <Button isBusy={accepting.isBusy} isWide onClick={() => accepting.press({ terms_accepted: 'true' })}>
          {copy.accept}
        </Button>
      </Foot>
    </>
  );
}

/** In view from the beginning: the text is longer than the window. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  padding: ${tokens.gap[16]} 0;
  background: ${tokens.color.paper};
`;
