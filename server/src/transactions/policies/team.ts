import type { Role } from '@keydate/domain/roles';

/**
 * True if a person gets reminders of a transaction's deadlines: its owner does, and so do the employees who work for
 * them.
 */
export function isReminded(
  { id, companyId, role, worksForId }: { id: string; companyId: string | null; role: Role; worksForId: string | null },
  transaction: { companyId: string; ownerId: string },
): boolean {
  if (companyId !== transaction.companyId) return false;
  return id === transaction.ownerId || (role === 'Employee' && worksForId === transaction.ownerId);
}
