import { randomUUID } from 'node:crypto';
import { INVITATION_LIFETIME_MS } from '@keydate/contracts/limits';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import {
  countInvitationMail,
  findCompany,
  findPersonByEmail,
  lockMembership,
  type Member,
  recordEvent,
  type Sender,
} from '../../../accounts';
import { refreshTeam } from '../../notices/use-cases/refresh-team';
import { datesOfTransaction } from '../../contract-dates.repository';
import { changedBy } from '../../policies/check-transaction';
import { lockTransaction, type TransactionRow } from '../../transactions.repository';
import { sendQueued } from '../../../mail';
import { findLender, hasLender, insertLender, updateLender, type Lender } from '../lenders.repository';
import { mailLenderInvitation } from '../mails/mail-lender-invitation';
import { findChangeable } from './find-changeable';
import { refreshInvited } from './refresh-invited';
import { NOTHING_CHOSEN, sharingOf, type Sharing } from './sharing-of';

type InviteTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background' | 'realtime'>;

/** Emails a lender an invitation to a transaction, and shares with them what was chosen. Anyone who may change it may invite. */
export async function inviteLender(
  tools: InviteTools,
  member: Member,
  { transactionId, email, ...sharing }: Sharing & { transactionId: string; email: string },
  sender: Sender,
): Promise<Lender> {
  const { lender, mail, transaction } = await tools.db.transaction(async (tx) => {
    const inviter = await lockMembership(tx, member);
    const { transaction } = await changedBy(tx, inviter, await lockTransaction(tx, transactionId));
    refuseClosed(transaction);
    // checks only the inviter's own company: nobody may find out here whether an address has an account elsewhere
    if ((await findPersonByEmail(tx, email))?.companyId === inviter.companyId) throw new AppError('INVITED_MEMBER');
    const id = randomUUID();
    const isNew = await insertLender(tx, {
      id,
      transactionId,
      inviterId: inviter.id,
      email,
      state: 'invited',
      lenderId: null,
      lenderCompanyId: null,
      ...sharingOf(sharing, await datesOfTransaction(tx, transactionId), NOTHING_CHOSEN),
      nextDue: transaction.nextDue,
      disclosureWas: null,
      ...times(tools),
      answeredAt: null,
      endedAt: null,
    });
    if (!isNew)
      throw new AppError((await hasLender(tx, transactionId, email)) ? 'LENDER_ON_TRANSACTION' : 'INVITATION_PENDING');
    return { ...(await countAndMail(tx, tools, inviter, id, sender)), transaction };
  });
  sendQueued(tools, mail);
  await refreshInvited(tools, lender);
  await refreshTeam(tools, transaction, { exceptId: member.id });
  return lender;
}

/** Emails a lender an open invitation again. Its validity starts over, and the member becomes its inviter. */
export async function resendInvitation(
  tools: InviteTools,
  member: Member,
  id: string,
  sender: Sender,
): Promise<Lender> {
  const { lender, mail, transaction } = await tools.db.transaction(async (tx) => {
    const resender = await lockMembership(tx, member);
    const found = await findChangeable(tx, resender, id);
    if (found.lender.state !== 'invited') throw new AppError('NOT_FOUND');
    refuseClosed(found.transaction);
    await updateLender(tx, id, { ...times(tools), inviterId: resender.id });
    return { ...(await countAndMail(tx, tools, resender, id, sender)), transaction: found.transaction };
  });
  sendQueued(tools, mail);
  await refreshInvited(tools, lender);
  await refreshTeam(tools, transaction, { exceptId: member.id });
  return lender;
}

function refuseClosed({ status }: Pick<TransactionRow, 'status'>): void {
  if (status === 'Closed') throw new AppError('TRANSACTION_CLOSED');
}

function times({ clock }: Pick<Tools, 'clock'>): Pick<Lender, 'sentAt' | 'expiresAt'> {
  const sentAt = clock.now();
  return { sentAt, expiresAt: new Date(sentAt.getTime() + INVITATION_LIFETIME_MS) };
}

async function countAndMail(tx: Tx, tools: InviteTools, inviter: Member, id: string, sender: Sender) {
  await countInvitationMail(tx, tools, inviter, sender, 'LENDER_INVITATION_LIMIT');
  await recordEvent(tx, { ...tools, sender }, { event: 'lender-invited', by: inviter, about: id });
  const [lender, found] = [await findLender(tx, id), await findCompany(tx, inviter.companyId)];
  if (!lender || !found) throw new Error('a lender that was just stored was not found');
  const mail = await mailLenderInvitation(tx, tools, { lender, inviter, company: found.company.name });
  return { lender, mail };
}
