import type { EmailInvitation, InvitedAs } from '@keydate/contracts/invitations';
import type { Invitation } from './invitations.repository';

const INVITED_AS = { E: 'employee', A: 'agent' } as const satisfies Record<Invitation['kind'], InvitedAs>;

/** An open invitation as members see it: without its code, which only the mail has. */
export function presentInvitation(invitation: Invitation): EmailInvitation {
  const { id, email, kind, inviterId, inviterName, sentAt, expiresAt } = invitation;
  return {
    _id: id,
    email,
    invitedAs: INVITED_AS[kind],
    invitedBy: { _id: inviterId, fullName: inviterName },
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
