import type { EmailInvitation } from '@keydate/contracts/invitations';
import { INVITATION_LIFETIME_MS } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import { anId } from './ids';

/** An invitation that was emailed two days ago. */
export function anInvitation(invitation: Partial<EmailInvitation> = {}): EmailInvitation {
  const sentAt = invitation.sentAt ?? new Date(Date.now() - 2 * DAY_MS).toISOString();
  return {
    _id: anId('invitation'),
    email: 'perrin.hale@mail.example',
    invitedAs: 'employee',
    invitedBy: { _id: anId('person'), fullName: 'Wren Castellanos' },
    sentAt,
    expiresAt: new Date(Date.parse(sentAt) + INVITATION_LIFETIME_MS).toISOString(),
    ...invitation,
  };
}
