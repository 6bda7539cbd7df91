import { compareDays, dayFromSql, dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';
import { disclosureDayOf, mailingDayOf } from '@keydate/domain/closing-disclosure';
import { isShownToLender } from '@keydate/domain/lender-access';
import type { Tx } from '../../../db/database';
import { findCompany, type Member } from '../../../accounts';
import { readingLenders } from '../../lenders/lenders.repository';
import { milestonesOf, type Ticked } from '../../loan-milestones/loan-milestones.repository';
import { askersAbout } from '../../questions/questions.repository';
import { todayAt } from '../../questions/today-at';
import type { TransactionRow } from '../../transactions.repository';
import type { TransactionState } from '../../use-cases/change-transaction';
import { lendersOf, teamOf } from './listeners-of';
import { storeNews, together, type Announcement, type Listener, type News, type TellTools } from './tell-people';

type StoredDate = TransactionState['dates'][number];

/** A closing that was moved, of an active transaction with a lender. */
export interface MovedClosing {
  closing: CalendarDay;
  /** The day by which the Closing Disclosure must be received now. */
  disclosure: CalendarDay;
  /** The day by which it must be mailed now, if it is. */
  mailing: CalendarDay;
  /** The day by which it was due before; null if that is the same day. */
  disclosureWas: CalendarDay | null;
  lenders: readonly Listener[];
  /** The parts in the transaction of the lenders who have not ticked that it was received by then. */
  waitingShareIds: readonly string[];
  /** The parts of those who have. */
  receivedShareIds: readonly string[];
}

/** The closing that a change moves, in an active transaction with a lender; null if it moves none. */
export async function findMovedClosing(
  tx: Tx,
  { before, after }: { before: TransactionState; after: TransactionState },
): Promise<MovedClosing | null> {
  const move = after.transaction.status === 'Active' ? findMove(before, after) : null;
  if (!move) return null;
  const closing = dayFromSql(move.to.day);
  const [disclosure, mailing] = [disclosureDayOf(closing), mailingDayOf(closing)];
  if (!disclosure || !mailing) return null;
  // those who do not see the closing must not learn of its day
  const seeing = (await readingLenders(tx, [after.transaction.id])).filter((share) => isShownToLender(move.to, share));
  if (seeing.length === 0) return null;
  const lenders = await lendersOf(tx, seeing);
  const former = disclosureDayOf(move.from);
  const { waitingShareIds, receivedShareIds } = await sharesByReceipt(tx, after.transaction.id, seeing, disclosure);
  return {
    ...{ closing, disclosure, mailing, lenders },
    disclosureWas: former === disclosure ? null : former,
    waitingShareIds,
    receivedShareIds,
  };
}

/**
 * Splits the lenders by whether the Closing Disclosure was received. One received too late counts as not received: the
 * closing cannot take place that day.
 */
async function sharesByReceipt(tx: Tx, transactionId: string, shares: readonly { id: string }[], latest: CalendarDay) {
  const ticked = await milestonesOf(tx, transactionId);
  const received = new Set(
    ticked.flatMap((one) => (isReceived(one) && compareDays(dayFromSql(one.day), latest) <= 0 ? one.shareId : [])),
  );
  const shareIds = shares.map(({ id }) => id);
  return {
    waitingShareIds: shareIds.filter((id) => !received.has(id)),
    receivedShareIds: shareIds.filter((id) => received.has(id)),
  };
}

function isReceived({ milestone }: Ticked): boolean {
  return milestone === 'disclosure-received';
}

/** The closing after the move, and its day before; null if it did not move, is checked off, or needs no Closing Disclosure. */
function findMove(
  before: TransactionState,
  { transaction, dates }: TransactionState,
): { to: StoredDate; from: CalendarDay } | null {
  const from = before.transaction.closingDay;
  const to = dates.find(({ id }) => id === transaction.closing);
  if (to?.done !== null || from === null || from === to.day || transaction.noLoan) return null;
  return { to, from: dayFromSql(from) };
}

/**
 * Warns both sides that a closing was moved: the day by which the Closing Disclosure must be received has changed. The
 * person who moved it is notified too, because they may not know the rule of law that sets the day.
 */
export async function tellMovedClosing(
  tx: Tx,
  tools: Pick<TellTools, 'clock' | 'config' | 'mailer'>,
  member: Member,
  transaction: TransactionRow,
  moved: MovedClosing,
): Promise<Announcement> {
  const company = (await findCompany(tx, transaction.companyId))?.company.name ?? '';
  const today = todayAt(transaction, tools.clock.now());
  const inviters = (await readingLenders(tx, [transaction.id])).map(({ inviterId }) => inviterId);
  const askers = await askersAbout(tx, transaction.id);
  const team = await teamOf(tx, transaction, { others: [member.id, ...inviters, ...askers] });
  const told = [
    await storeNews(tx, tools, team, newsOf(transaction, member.fullName, moved, today)),
    await storeNews(tx, tools, moved.lenders, newsOf(transaction, company, moved, today)),
  ];
  return together(told);
}

function newsOf(
  transaction: News['transaction'],
  by: string,
  { closing, disclosure, mailing }: MovedClosing,
  today: CalendarDay,
): News {
  const rule = `The Closing Disclosure must be received by ${dayWithWeekday(disclosure)}`;
  const isPast = compareDays(disclosure, today) < 0;
  return {
    kind: 'closing-moved',
    transaction,
    questionId: null,
    by,
    subject: `The closing is on ${dayWithWeekday(closing)}. ${rule}${isPast ? ', which has passed' : ''}.`,
    mail: {
      subject: `The closing was moved: ${transaction.street}, ${transaction.city}`,
      lines: [
        `${by} moved the closing of ${transaction.street}, ${transaction.city} to ${dayWithWeekday(closing)}.`,
        `${rule}${isPast ? '. That day has passed: please check the closing with the lender' : ''}.`,
        ...(isPast ? [] : [mailingInWords(mailing, today)]),
      ],
      linkWords: 'Open the transaction',
    },
  };
}

function mailingInWords(mailing: CalendarDay, today: CalendarDay): string {
  const days = 'it counts as received three business days later';
  return compareDays(mailing, today) < 0
    ? `It is too late to mail it, because ${days}.`
    : `If it is mailed, ${days}: mail it by ${dayWithWeekday(mailing)}.`;
}
