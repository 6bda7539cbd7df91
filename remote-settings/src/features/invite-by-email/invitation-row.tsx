import { useSignedInUser } from '@keydate/client';
import type { EmailInvitation } from '@keydate/contracts/invitations';
import { dayAt } from '@keydate/domain/calendar-day';
import { useChangeButton } from '@keydate/forms/call';
import { useTimeZone } from '@keydate/forms/time';
import { Button, Cluster, notify } from '@keydate/ui';
import { useState } from 'react';
import { useResendInvitation } from '../../api/invitations';
import { Row, RowText } from '../../ui/rows';
import { copy } from './copy';
import { RevokeInvitation } from './revoke-invitation';
import { useFullTeam } from './use-full-team';

/** An open invitation, which can be sent again or revoked. */
export function InvitationRow({ invitation }: { invitation: EmailInvitation }) {
  const { _id, email, invitedAs, invitedBy, expiresAt } = invitation;
  const { _id: userId } = useSignedInUser();
  const timeZone = useTimeZone();
  const [isAsked, setAsked] = useState(false);
  const sayFull = useFullTeam();
  const resending = useChangeButton(useResendInvitation(_id), {
    onDone: () => notify.success(copy.sent(email)),
    refusals: {
      TEAM_LIMIT_EXCEEDED: sayFull,
      NOT_FOUND: () => notify.error(copy.ended),
    },
    failed: copy.failedAction,
  });
  const expires = dayAt(new Date(expiresAt), timeZone);
  const details = copy.details(copy.roles[invitedAs], expires);
  return (
    <Row>
      <RowText>
        <strong>{email}</strong>
        <span>{invitedBy._id === userId ? details : `${details} · ${copy.by(invitedBy.fullName)}`}</span>
      </RowText>
      <Cluster gap={8}>
        <Button
          variant="ghost"
          size="small"
          isBusy={resending.isBusy}
          aria-label={copy.resendTo(email)}
          onClick={() => resending.press()}
        >
          {copy.resend}
        </Button>
        <Button variant="ghost" size="small" aria-label={copy.revokeOf(email)} onClick={() => setAsked(true)}>
          {copy.revoke}
        </Button>
      </Cluster>
      {isAsked && <RevokeInvitation invitation={invitation} onClose={() => setAsked(false)} />}
    </Row>
  );
}
