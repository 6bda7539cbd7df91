import type { Member } from './member';
import { isSuperRole, type Role } from './roles';

/** Whether a person may create a company; employees and agents join one. */
export function canCreateCompany({ role }: { role: Role }): boolean {
  return isSuperRole(role);
}

/** Whether a member may edit the company (docs/rules.md, Permissions). */
export function canEditCompany({ role }: { role: Role }): boolean {
  return isSuperRole(role);
}

/** Whether a member may read the list of everybody under its own address (spec § 6). */
export function canListAgents({ role }: { role: Role }): boolean {
  return isSuperRole(role);
}

/** Whether `remover` may remove `teammate`: super roles anybody but themselves and the owner, agents the people who work for them. */
export function canRemoveTeammate(remover: Member, teammate: Member, ownerId: string): boolean {
  if (remover.companyId !== teammate.companyId || teammate.id === remover.id || teammate.id === ownerId) return false;
  if (isSuperRole(remover.role)) return true;
  return remover.role === 'Agent' && teammate.worksForId === remover.id;
}

/** Whether `reader` may read the explanations of `person`: each person has their own, and reads no other's. */
export function canReadExplanationsOf(reader: { id: string }, person: { id: string }): boolean {
  return reader.id === person.id;
}
