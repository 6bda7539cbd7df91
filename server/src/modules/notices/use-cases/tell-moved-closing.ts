import { compareDays, dayFromSql, dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';
import { disclosureDayOf, namesClosing } from '@keydate/domain/closing-disclosure';
import type { Tx } from '../../../db/database';
import { findCompany } from '../../companies/companies.repository';
import { readingLenders } from '../../lenders/lenders.repository';
import { milestonesOf, type Ticked } from '../../loan-milestones/loan-milestones.repository';
import type { Member } from '../../people/person';
import { askersAbout } from '../../questions/questions.repository';
import { todayAt } from '../../questions/today-at';
import type { TransactionRow } from '../../transactions/transactions.repository';
import type { TransactionState } from '../../transactions/use-cases/change-transaction';
import { lendersOf, teamOf } from './listeners-of';
import { storeNews, together, type Announcement, type Listener, type News, type TellTools } from './tell-people';

type StoredDate = TransactionState['dates'][number];

/** A closing that was moved, of an active transaction with a lender. */
export interface MovedClosing {
  closing: CalendarDay;
  /** The day by which the Closing Disclosure must be received now. */
  disclosure: CalendarDay;
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
  const days = after.transaction.status === 'Active' ? movedDays(before, after) : null;
  const disclosure = days && disclosureDayOf(days.closing);
  if (!disclosure) return null;
  const lenders = await lendersOf(tx, after.transaction.id);
  if (lenders.length === 0) return null;
  const former = disclosureDayOf(days.from);
  const { waitingShareIds, receivedShareIds } = await sharesByReceipt(tx, after.transaction.id, disclosure);
  return {
    ...{ closing: days.closing, disclosure, lenders },
    disclosureWas: former === disclosure ? null : former,
    waitingShareIds,
    receivedShareIds,
  };
}

/**
 * Splits the lenders by whether the Closing Disclosure was received. One received too late counts as not received: the
 * closing cannot take place that day.
 */
async function sharesByReceipt(tx: Tx, transactionId: string, latest: CalendarDay) {
  const ticked = await milestonesOf(tx, transactionId);
  const received = new Set(
    ticked.flatMap((one) => (isReceived(one) && compareDays(dayFromSql(one.day), latest) <= 0 ? one.shareId : [])),
  );
  const shareIds = (await readingLenders(tx, [transactionId])).map(({ id }) => id);
  return {
    waitingShareIds: shareIds.filter((id) => !received.has(id)),
    receivedShareIds: shareIds.filter((id) => received.has(id)),
  };
}

function isReceived({ milestone }: Ticked): boolean {
  return milestone === 'disclosure-received';
}

/** The days of the closing after and before the move; null if it did not move. */
function movedDays(
  before: TransactionState,
  after: TransactionState,
): { closing: CalendarDay; from: CalendarDay } | null {
  for (const date of after.dates) {
    const { id, title, day, done } = date;
    const previous = before.dates.find((one) => one.id === id) ?? replacedBy(date, before, after);
    if (namesClosing(title) && done === null && previous && previous.day !== day)
      return { closing: dayFromSql(day), from: dayFromSql(previous.day) };
  }
  return null;
}

/** The closing that was removed when a new one was entered; null if there is none, or if it is not clear which. */
function replacedBy(entered: StoredDate, before: TransactionState, after: TransactionState): StoredDate | null {
  const [removed, ...otherRemoved] = closingsMissingIn(after, before);
  const [added, ...otherAdded] = closingsMissingIn(before, after);
  const isClear = otherRemoved.length === 0 && otherAdded.length === 0 && added?.id === entered.id;
  return isClear ? (removed ?? null) : null;
}

/** The closings of one state whose ids the other does not have. */
function closingsMissingIn(other: TransactionState, { dates }: TransactionState): StoredDate[] {
  return dates.filter(({ id, title }) => namesClosing(title) && !other.dates.some((one) => one.id === id));
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
  { closing, disclosure }: MovedClosing,
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
      ],
      linkWords: 'Open the transaction',
    },
  };
}
