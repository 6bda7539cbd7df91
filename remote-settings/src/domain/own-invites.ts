import type { Company } from '@keydate/contracts/companies';
import type { Invite } from '@keydate/contracts/transactions';
import { isSuperRole, type Role } from '@keydate/domain/roles';

/** The codes that a person is shown (spec § 6): super roles agent and client codes, others employee and client codes. */
export function ownInvites(company: Company, role: Role): Invite[] {
  const second = isSuperRole(role)
    ? inviteOf('agent', company.agentsInviteLink)
    : inviteOf('employee', company.employeeInviteLink);
  return [second, inviteOf('client', company.clientInviteLink)].filter(({ code }) => code !== '');
}

function inviteOf(kind: Invite['kind'], link: string): Invite {
  const code = URL.canParse(link) ? (new URL(link).searchParams.get('ref') ?? '') : '';
  return { kind, code, link };
}

/** The link of the company object that carries each code. */
export const LINK_OF = {
  client: 'clientInviteLink',
  employee: 'employeeInviteLink',
  agent: 'agentsInviteLink',
} as const satisfies Record<Invite['kind'], keyof Company>;
