import type { Member } from '../../../accounts';
import type { Tools } from '../../../tools';
import { changedBy } from '../../policies/check-transaction';
import { findTransaction } from '../../transactions.repository';
import { releaseContractOf } from '../contract-files.repository';
import { removeFilesLater } from './discard-reading';

/** Deletes the contract that is stored with a transaction, for people who may change that. Without one, nothing changes. */
export async function removeContract(
  tools: Pick<Tools, 'db' | 'sealedFiles' | 'background'>,
  member: Member,
  transactionId: string,
): Promise<void> {
  await changedBy(tools.db, member, await findTransaction(tools.db, transactionId));
  removeFilesLater(tools, await releaseContractOf(tools.db, transactionId));
}
