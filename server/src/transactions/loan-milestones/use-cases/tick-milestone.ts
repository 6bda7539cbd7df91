import { compareDays, dayFromSql, dayToSql, dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';
import { isReceivedInTime } from '@keydate/domain/closing-disclosure';
import { isReadAsLender } from '@keydate/domain/lender-access';
import { LOAN_MILESTONES, type LoanMilestone } from '@keydate/domain/loan-milestones';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import { endWarnings, readingLenders } from '../../lenders/lenders.repository';
import { teamOf } from '../../notices/use-cases/listeners-of';
import { refreshTeam } from '../../notices/use-cases/refresh-team';
import {
  announce,
  NOTHING_TO_TELL,
  storeNews,
  type Announcement,
  type News,
  type TellTools,
} from '../../notices/use-cases/tell-people';
import type { Member } from '../../../accounts';
import { todayAt } from '../../questions/today-at';
import { datesOfTransaction } from '../../contract-dates.repository';
import { lockTransaction, type TransactionRow } from '../../transactions.repository';
import { readBy } from '../../policies/check-transaction';
import { deleteWaitingMails } from '../../../mail';
import { milestonesOf, storeMilestone, type Ticked } from '../loan-milestones.repository';
import { insertTold, toldOfStep } from '../told-milestones.repository';

interface Tick {
  milestone: LoanMilestone;
  /** Null takes it back. */
  day: CalendarDay | null;
}

/**
 * Ticks a step of the loan as the lender of a transaction, and returns all that they have ticked. Each day of a step
 * is announced once, however often the lender takes it back.
 */
export async function tickMilestone(
  tools: TellTools,
  member: Member,
  transactionId: string,
  { milestone, day }: Tick,
): Promise<Ticked[]> {
  const { ticked, announcement, transaction } = await tools.db.transaction(async (tx) => {
    const { found, share } = await readBy(tx, member, await lockTransaction(tx, transactionId));
    // only the lender may tick steps of the loan; the people of the transaction's company read them
    if (!share) throw new AppError('FORBIDDEN');
    const { transaction } = found;
    if (day !== null && compareDays(day, todayAt(transaction, tools.clock.now())) > 0)
      throw new AppError('BAD_INPUT', { day: 'Please choose today or an earlier day.' });
    const shareId = await shareIdOf(tx, member, transactionId);
    await storeMilestone(tx, { shareId, milestone, day: day && dayToSql(day) });
    // the warning of this lender about the moved closing ends
    if (milestone === 'disclosure-received' && day !== null && (await isInTime(tx, transaction, day)))
      await endWarnings(tx, [transactionId], [shareId]);
    const after = (await milestonesOf(tx, transactionId)).filter((one) => one.shareId === shareId);
    const announcement = await tellStep(tx, tools, { transaction, member, shareId, milestone, day });
    return { ticked: after, announcement, transaction };
  });
  announce(tools, announcement);
  // a change without news, such as a step that was taken back, refreshes their open pages all the same
  if (announcement.personIds.length === 0) await refreshTeam(tools, transaction, { exceptId: member.id });
  return ticked;
}

/** True if a Closing Disclosure received on a day lets the transaction close on its date. */
async function isInTime(tx: Tx, { id, closing }: TransactionRow, received: CalendarDay): Promise<boolean> {
  const found = (await datesOfTransaction(tx, id)).find((date) => date.id === closing);
  return isReceivedInTime(received, found ? { date: dayFromSql(found.day), done: found.done } : null);
}

interface Step extends Tick {
  transaction: TransactionRow;
  member: Member;
  shareId: string;
}

/**
 * Notifies the team of a step, unless it has been announced with this day before. Drops the waiting mails about
 * another day.
 */
async function tellStep(
  tx: Tx,
  tools: TellTools,
  { transaction, member, shareId, milestone, day }: Step,
): Promise<Announcement> {
  const told = await toldOfStep(tx, { shareId, milestone });
  const isOfDay = (one: { day: string }) => day !== null && one.day === dayToSql(day);
  await deleteWaitingMails(
    tx,
    told.flatMap((one) => (isOfDay(one) ? [] : one.mailIds)),
  );
  if (day === null || told.some(isOfDay)) return NOTHING_TO_TELL;
  const listeners = await teamOf(tx, transaction, { exceptId: member.id });
  const announcement = await storeNews(tx, tools, listeners, newsOfTick(transaction, member, { milestone, day }));
  const mailIds = announcement.mails.flatMap(({ mails }) => mails.map(({ id }) => id));
  await insertTold(tx, { shareId, milestone, day: dayToSql(day), mailIds });
  return announcement;
}

async function shareIdOf(tx: Tx, member: Member, transactionId: string): Promise<string> {
  const share = (await readingLenders(tx, [transactionId])).find((one) => isReadAsLender(member, one));
  if (!share) throw new AppError('NOT_FOUND');
  return share.id;
}

function newsOfTick(
  transaction: TransactionRow,
  { fullName }: Member,
  { milestone, day }: { milestone: LoanMilestone; day: CalendarDay },
): News {
  const subject = `${LOAN_MILESTONES[milestone]}: ${dayWithWeekday(day)}`;
  const address = `${transaction.street}, ${transaction.city}`;
  return {
    kind: 'milestone-ticked',
    transaction,
    questionId: null,
    by: fullName,
    subject,
    mail: {
      subject: `${LOAN_MILESTONES[milestone]}: ${address}`,
      lines: [`${fullName} completed a loan step for ${address}.`, `${subject}.`],
      linkWords: 'Open the transaction',
    },
  };
}
