import { isSuperRole } from '@keydate/domain/roles';
import type { Member } from '../people/person';

/** Super roles edit the company (docs/rules.md, Permissions). */
export function canEditCompany(member: Member): boolean {
  return isSuperRole(member.role);
}
