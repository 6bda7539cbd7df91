import { updateUser as updateUserCall, type User } from '@keydate/contracts/people';
import { useCallButton, type RefusalAction, type Refusals } from '@keydate/forms/call';
import { Button, PageHeading, Stack } from '@keydate/ui';
import { updateUser } from '../../api/update-user';
import { copy } from './copy';
import { TermsText } from './terms-text';

interface AcceptTermsProps {
  /** The token of the sign-up. Without it, the session's token is used. */
  token?: string;
  onAccepted: (user: User) => void;
  /** The terms are accepted, but the person could not join the company: the invite code has ended, or the team is full. */
  onNotJoined: RefusalAction;
  refusals?: Refusals<typeof updateUserCall>;
}

/** The terms and the button that accepts them. An invited person joins the company by accepting (docs/rules.md, Joining). */
export function AcceptTerms({ token, onAccepted, onNotJoined, refusals }: AcceptTermsProps) {
  const accepting = useCallButton({
    call: updateUserCall,
    send: () => updateUser({ terms_accepted: 'true' }, token),
    onDone: onAccepted,
    refusals: { INVITE_CODE_ENDED: onNotJoined, TEAM_LIMIT_EXCEEDED: onNotJoined, ...refusals },
  });
  return (
    <>
      <PageHeading title={copy.title}>{copy.lede}</PageHeading>
      <Stack gap={32}>
        <TermsText />
        <Button isBusy={accepting.isBusy} isWide onClick={() => accepting.press()}>
          {copy.accept}
        </Button>
      </Stack>
    </>
  );
}
