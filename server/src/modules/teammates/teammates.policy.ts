import { isSuperRole } from '@keydate/domain/roles';
import type { Member } from '../people/person';

/** The list with everybody, under its own address, is for super roles (spec § 6). */
export function canListAgents(member: Member): boolean {
  return isSuperRole(member.role);
}

/** Super roles may remove anyone but themselves and the owner; agents those who work for them; employees nobody. */
export function canRemoveTeammate(remover: Member, teammate: Member, ownerId: string): boolean {
  if (remover.companyId !== teammate.companyId || teammate.id === remover.id || teammate.id === ownerId) return false;
  if (isSuperRole(remover.role)) return true;
  return remover.role === 'Agent' && teammate.worksForId === remover.id;
}
