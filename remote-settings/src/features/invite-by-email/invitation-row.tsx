import { useSignedInUser } from '@keydate/client';
import { resendInvitation as resendCall, type EmailInvitation } from '@keydate/contracts/invitations';
import { dayAt } from '@keydate/domain/calendar-day';
import { useCallButton } from '@keydate/forms/call';
import { useTimeZone } from '@keydate/forms/time';
import { Button, Cluster, notify } from '@keydate/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationsKey, resendInvitation } from '../../api/invitations';
import { Row, RowText } from '../../ui/rows';
import { copy } from './copy';
import { RevokeInvitation } from './revoke-invitation';
import { useFullTeam } from './use-full-team';
import { useInvitationEnded } from './use-invitation-ended';

/** An open invitation, which can be sent again or revoked. */
export function InvitationRow({ invitation }: { invitation: EmailInvitation }) {
  const { _id, email, invitedAs, invitedBy, expiresAt } = invitation;
  const { _id: userId } = useSignedInUser();
  const timeZone = useTimeZone();
  const store = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const sayFull = useFullTeam();
  const sayEnded = useInvitationEnded();
  const resending = useCallButton({
    call: resendCall,
    send: () => resendInvitation(_id),
    onDone: () => {
      void store.invalidateQueries({ queryKey: invitationsKey });
      notify.success(copy.sent(email));
    },
    refusals: {
      TEAM_LIMIT_EXCEEDED: sayFull,
      NOT_FOUND: sayEnded,
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
