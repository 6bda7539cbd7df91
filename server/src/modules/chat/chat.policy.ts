import type { ClosingReason } from '@keydate/contracts/chat';
import { isReadAsLender, type LenderShare } from '@keydate/domain/lender-access';
import { accessTo, type Ownership } from '@keydate/domain/transaction-permissions';
import type { Party } from './party';

/** What the policy needs to know about a person who writes. */
export type Writer = Pick<Party, 'id' | 'companyId' | 'role' | 'worksForId'>;

/** An active transaction with one of its lenders. */
export type SharedTransaction = LenderShare & Ownership;

/**
 * Whether somebody may write to a person or client: within one company, and between a lender and those who see a
 * transaction that is shared with the lender, one of `shared` (docs/rules.md, Messages). Only this function has that rule.
 * An account of the role Client uses another app, so nobody would read what is written to it.
 */
export function canWriteTo(writer: Writer, receiver: Writer, shared: readonly SharedTransaction[]): boolean {
  if (writer.id === receiver.id || writer.companyId === null || receiver.role === 'Client') return false;
  if (writer.companyId === receiver.companyId) return true;
  return shared.some((one) => isSharedBy(one, writer, receiver) || isSharedBy(one, receiver, writer));
}

function isSharedBy(shared: SharedTransaction, lender: Writer, { id, companyId, role, worksForId }: Writer): boolean {
  if (companyId === null || role === null || !isReadAsLender(lender, shared)) return false;
  return accessTo({ id, companyId, role, worksForId }, shared) === 'allowed';
}

/** Why a conversation is closed: people of one company no longer are, or a lender and the others share no transaction. */
export function reasonOfClosing(
  reader: { companyId: string },
  { otherCompanyId }: { otherCompanyId: string },
): ClosingReason {
  return reader.companyId === otherCompanyId ? 'left-company' : 'sharing-ended';
}
