import type { User } from '@keydate/contracts/people';
import type { Invite } from '@keydate/contracts/transactions';
import { isSuperRole } from '@keydate/domain/roles';

/** The codes that a person is shown beside a client (spec § 6), from the links that their company object carries. */
export function invitesOf({ role, company }: User): Invite[] {
  if (!company) return [];
  const second: Invite = isSuperRole(role)
    ? inviteOf('agent', company.agentsInviteLink)
    : inviteOf('employee', company.employeeInviteLink);
  return [inviteOf('client', company.clientInviteLink), second].filter(({ code }) => code !== '');
}

function inviteOf(kind: Invite['kind'], link: string): Invite {
  return { kind, code: link.split('ref=')[1] ?? '', link };
}
