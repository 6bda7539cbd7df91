import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import { findPerson, lockMembership, type Member, type Person, recordEvent, type Sender } from '../../../accounts';
import { refreshTeam } from '../../notices/use-cases/refresh-team';
import { datesOfTransaction } from '../../contract-dates.repository';
import { lockTransaction } from '../../transactions.repository';
import { deleteMailsOfShares, type Lease, sendQueued } from '../../../mail';
import { findLender, lockLender, updateLender } from '../lenders.repository';
import { mailAnswer } from '../mails/mail-answer';
import { openInvitation, type OpenedInvitation } from './open-invitation';
import { renewNextDueOfLenders } from './renew-next-due';

type AnswerTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background' | 'realtime' | 'events'>;

/** Accepts an invitation: the lender reads its transaction from now on. Returns its id. Accepting again does nothing. */
export async function acceptInvitation(
  tools: AnswerTools,
  lender: Member,
  id: string,
  sender: Sender,
): Promise<string> {
  const { db, clock, events } = tools;
  const { opened, mail, isNew } = await db.transaction(async (tx) => {
    // locks the lender's own company: a lender who is being removed from it cannot accept
    const member = await lockMembership(tx, lender);
    const found = await openLocked(tx, tools, member, id);
    const now = clock.now();
    if (found.lender.state === 'accepted') return { opened: found, mail: null, isNew: false };
    await updateLender(tx, id, {
      state: 'accepted',
      lenderId: member.id,
      lenderCompanyId: member.companyId,
      answeredAt: now,
    });
    await deleteMailsOfShares(tx, [id]);
    const dates = await datesOfTransaction(tx, found.transaction.id);
    await renewNextDueOfLenders(tx, { transaction: found.transaction, dates });
    await events.transactionsChanged(tx, { transactionIds: [found.transaction.id], now });
    await events.accessChanged(tx, { personIds: [member.id] });
    await recordEvent(tx, { clock, sender }, { event: 'lender-invitation-accepted', by: member, about: id });
    return { opened: found, mail: await tellInviter(tx, tools, found, { by: member, isAccepted: true }), isNew: true };
  });
  if (mail) sendQueued(tools, mail);
  if (isNew) await refreshTeam(tools, opened.transaction, { others: [opened.lender.inviterId] });
  return opened.transaction.id;
}

/** Declines an invitation, so that its transaction stays unseen. A person without a company may decline, too. */
export async function declineInvitation(tools: AnswerTools, person: Person, id: string, sender: Sender): Promise<void> {
  const { db, clock } = tools;
  const { opened, mail } = await db.transaction(async (tx) => {
    const found = await openLocked(tx, tools, person, id);
    if (found.lender.state === 'accepted') throw new AppError('LENDER_INVITATION_ACCEPTED');
    await updateLender(tx, id, { state: 'declined', answeredAt: clock.now() });
    await deleteMailsOfShares(tx, [id]);
    await recordEvent(tx, { clock, sender }, { event: 'lender-invitation-declined', by: person, about: id });
    return { opened: found, mail: await tellInviter(tx, tools, found, { by: person, isAccepted: false }) };
  });
  if (mail) sendQueued(tools, mail);
  await refreshTeam(tools, opened.transaction, { others: [opened.lender.inviterId] });
}

/** Opens an invitation under locks for which a withdrawal, or a closing of the transaction, waits. */
async function openLocked(tx: Tx, tools: AnswerTools, person: Person, id: string): Promise<OpenedInvitation> {
  const asked = await findLender(tx, id);
  if (!asked) throw new AppError('NOT_FOUND');
  await lockTransaction(tx, asked.transactionId);
  await lockLender(tx, id);
  return openInvitation(tx, tools, person, id);
}

/**
 * Queues the answer to the inviter, or to the transaction's owner if the inviter has left; null if neither is there.
 */
async function tellInviter(
  tx: Tx,
  tools: AnswerTools,
  opened: OpenedInvitation,
  answer: { by: Person; isAccepted: boolean },
): Promise<Lease | null> {
  const { lender, transaction } = opened;
  const found = await findPerson(tx, lender.inviterId);
  const inviter = found?.companyId === transaction.companyId ? found : await findPerson(tx, transaction.ownerId);
  return inviter ? mailAnswer(tx, tools, { ...opened, inviter, ...answer }) : null;
}
