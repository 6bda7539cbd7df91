import { isReadAsLender, problemOfInvitation } from '@keydate/domain/lender-access';
import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import type { Tools } from '../../../tools';
import { findCompany, type Person } from '../../../accounts';
import { findTransaction, type TransactionWithClient } from '../../transactions.repository';
import { findLender, openInvitationsTo, type Lender } from '../lenders.repository';

/** An invitation, with the facts about its transaction that the lender sees before they accept. */
export interface OpenedInvitation {
  lender: Lender;
  transaction: TransactionWithClient['transaction'];
  company: string;
}

/** An invitation for the person to whom it was sent. Throws the reason why it cannot be opened, in one sentence. */
export async function openInvitation(
  db: Queries,
  { clock }: Pick<Tools, 'clock'>,
  person: Person,
  id: string,
): Promise<OpenedInvitation> {
  const lender = await findLender(db, id);
  const found = lender && (await findTransaction(db, lender.transactionId));
  if (!lender || !found) throw new AppError('NOT_FOUND');
  const company = person.companyId === null ? undefined : await findCompany(db, person.companyId);
  const { transaction } = found;
  const problem = problemOfInvitation(
    { ...lender, status: transaction.status, companyId: transaction.companyId },
    { ...person, company: company ? { id: company.company.id, owner: company.owner } : null },
    clock.now(),
  );
  if (problem) throw new AppError(problem);
  // accepted for a company that they have left since
  if (lender.state === 'accepted' && !isReadAsLender(person, lender)) throw new AppError('LENDER_INVITATION_ENDED');
  const owner = await findCompany(db, transaction.companyId);
  return { lender, transaction, company: owner?.company.name ?? '' };
}

/** The open invitations that were sent to a person, without those that this person cannot accept. */
export async function listInvitations(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  person: Person,
): Promise<OpenedInvitation[]> {
  const opened: OpenedInvitation[] = [];
  for (const id of await openInvitationsTo(db, person.email, clock.now())) {
    try {
      opened.push(await openInvitation(db, { clock }, person, id));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return opened;
}
