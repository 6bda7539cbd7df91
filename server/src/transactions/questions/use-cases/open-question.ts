import { isReadAsLender } from '@keydate/domain/lender-access';
import {
  isActionOf,
  problemOfAction,
  type QuestionAction,
  type QuestionSide,
  type QuestionState,
} from '@keydate/domain/second-opinion';
import { accessTo } from '@keydate/domain/transaction-permissions';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import { lockLender } from '../../lenders/lenders.repository';
import type { Member } from '../../../accounts';
import { lockTransaction } from '../../transactions.repository';
import { findQuestion, type FoundQuestion } from '../questions.repository';

/**
 * The side from which a member sees a question. Throws FORBIDDEN or NOT_FOUND as its transaction does for others of
 * the company and for strangers.
 */
export function sideOf(member: Member, { transaction, share }: FoundQuestion): QuestionSide {
  const access = accessTo(member, transaction);
  if (access === 'allowed') return 'realtor';
  if (access === 'forbidden') throw new AppError('FORBIDDEN');
  // a lender does not see questions to another lender of the same transaction
  if (isReadAsLender(member, share)) return 'lender';
  throw new AppError('NOT_FOUND');
}

/**
 * Opens a question for a member's action, with locks that anyone else who changes it waits for: the transaction's,
 * then those of the lender's part in it. The member must be on the action's side; `refuseAction` says whether the
 * question permits it.
 */
export async function openForAction(
  tx: Tx,
  member: Member,
  id: string,
  action: QuestionAction,
): Promise<FoundQuestion> {
  const asked = await findQuestion(tx, id);
  if (!asked) throw new AppError('NOT_FOUND');
  await lockTransaction(tx, asked.transaction.id);
  await lockLender(tx, asked.share.id);
  // read again after the locks: it may have been changed, or the lender withdrawn
  const found = await findQuestion(tx, id);
  if (!found) throw new AppError('NOT_FOUND');
  if (!isActionOf(sideOf(member, found), action)) throw new AppError('FORBIDDEN');
  return found;
}

/** Throws the reason why a question in this state does not permit the action. */
export function refuseAction(state: QuestionState, action: QuestionAction): void {
  const problem = problemOfAction(state, action);
  if (problem) throw new AppError(problem);
}
