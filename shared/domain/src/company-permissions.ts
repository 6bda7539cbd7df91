import type { Member } from './member';
import { isSuperRole, type Role } from './roles';

/** True if a person may create a company; employees and agents join one. */
export function canCreateCompany({ role }: { role: Role }): boolean {
  return isSuperRole(role);
}

/** True if a member may edit the company (server/src/transactions/README.md, Permissions). */
export function canEditCompany({ role }: { role: Role }): boolean {
  return isSuperRole(role);
}

/** True if a member sees and changes the company's subscription: the page, the menu's entry and every call (spec § 6). */
export function canManageSubscription({ role }: { role: Role }): boolean {
  return isSuperRole(role);
}

/** True if a member may read the list of everybody under its own address (spec § 6). */
export function canListAgents({ role }: { role: Role }): boolean {
  return isSuperRole(role);
}

/** True if `remover` may remove `teammate`: super roles anybody but themselves and the owner, agents the people who work for them. */
export function canRemoveTeammate(remover: Member, teammate: Member, ownerId: string): boolean {
  if (remover.companyId !== teammate.companyId || teammate.id === remover.id || teammate.id === ownerId) return false;
  if (isSuperRole(remover.role)) return true;
  return remover.role === 'Agent' && teammate.worksForId === remover.id;
}

/** True if a member may email an invitation to become their employee, or an agent: only super roles have an agent code (spec § 6). */
export function canInvite({ role }: { role: Role }, invitedAs: 'employee' | 'agent'): boolean {
  return invitedAs === 'employee' || isSuperRole(role);
}

/** True if `member` may see, resend and revoke the open invitations of `inviter`, who is in the same company. */
export function canManageInvitationsOf(member: { id: string; role: Role }, inviter: { id: string }): boolean {
  return member.id === inviter.id || isSuperRole(member.role);
}

/** True if a member sees the company's emails that could not be sent, and sends them again: its owner. */
export function canSeeUnsentMails(member: { id: string }, ownerId: string): boolean {
  return member.id === ownerId;
}

/** True if `reader` may read the explanations of `person`: each person has their own, and reads no other's. */
export function canReadExplanationsOf(reader: { id: string }, person: { id: string }): boolean {
  return reader.id === person.id;
}

/** True if a member may choose whether the box that stores a contract with its transaction is on at first: the owner of the company. */
export function canChooseKeepsContracts({ id }: { id: string }, ownerId: string): boolean {
  return id === ownerId;
}

/** True if a member chooses of which unanswered rows the owner hears: the owner. */
export function canChooseEscalation({ id }: { id: string }, ownerId: string): boolean {
  return id === ownerId;
}
