import { INVITATION_LIFETIME_MS, INVITATIONS_PER_DAY } from '@keydate/contracts/limits';
import type { InvitedAs } from '@keydate/contracts/invitations';
import { canManageSubscription } from '@keydate/domain/company-permissions';
import { DAY_MS } from '@keydate/domain/durations';
import type { Role } from '@keydate/domain/roles';

const DAYS = INVITATION_LIFETIME_MS / DAY_MS;

/** Says how a person of this role can make room in a full team: only super roles choose a plan, and some have nobody to remove. */
function fullTeamFor(role: Role, { owner, canRemove }: { owner: string; canRemove: boolean }): string {
  if (canManageSubscription({ role })) {
    if (!canRemove) return 'Choose a larger plan under Subscription.';
    return 'Remove someone from your team, or choose a larger plan under Subscription.';
  }
  if (!canRemove) return `Ask ${owner} to choose a larger plan.`;
  return `Remove one of your employees, or ask ${owner} to choose a larger plan.`;
}

/** Strings of invitations by email. */
export const copy = {
  title: 'Invite by email',
  lede: `The link in the email works once and expires after ${DAYS} days. A company can send ${INVITATIONS_PER_DAY} invitations a day.`,
  email: 'Email',
  as: 'As',
  roles: { employee: 'Employee', agent: 'Agent' } satisfies Record<InvitedAs, string>,
  send: 'Send invitation',
  sent: (email: string) => `Invitation sent to ${email}`,
  /** The sentence after "Team member limit has exceeded". */
  fullTeam: fullTeamFor,
  pending: 'Pending invitations',
  none: 'There are no pending invitations.',
  details: (as: string, expires: string) => `${as} · valid until ${expires}`,
  by: (name: string) => `invited by ${name}`,
  ended: 'This invitation was used or revoked, or it has expired.',
  resend: 'Send again',
  resendTo: (email: string) => `Send again to ${email}`,
  revoke: 'Revoke',
  revokeOf: (email: string) => `Revoke the invitation to ${email}`,
  revokeTitle: (email: string) => `Revoke the invitation to ${email}?`,
  revokeWhat: 'The link in the email stops working right away.',
  revoked: 'Invitation revoked',
  failed: 'The list of invitations could not be loaded.',
  failedAction: 'An error occurred',
} as const;
