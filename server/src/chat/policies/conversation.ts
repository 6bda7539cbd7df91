import type { ClosingReason } from '@keydate/contracts/chat';
import { isReadAsLender, type LenderShare } from '@keydate/domain/lender-access';
import { accessTo, type Ownership } from '@keydate/domain/transaction-permissions';
import type { Party } from '../party';

/** The fields of a writer that the policy needs. */
export type Writer = Pick<Party, 'id' | 'companyId' | 'role' | 'worksForId'>;

/** An active transaction with one of its lenders. */
export type SharedTransaction = LenderShare & Ownership;

/**
 * True if somebody may write to a person or client: within one company, or between a lender and the people who see one
 * of the `shared` transactions (server/src/chat/README.md, Messages). Only this function has that rule. An account of the role
 * Client uses another app, where nobody would read the message.
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

/**
 * Why a conversation is closed: its people no longer share a company, or a lender and the others share no transaction.
 */
export function reasonOfClosing(
  reader: { companyId: string },
  { otherCompanyId }: { otherCompanyId: string },
): ClosingReason {
  return reader.companyId === otherCompanyId ? 'left-company' : 'sharing-ended';
}
