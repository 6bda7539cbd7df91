import { type KnownDate, type KnownPerson, type KnownTransaction, quietOf, toldOf } from './history';
import {
  dayBefore,
  emailMoment,
  endOf,
  halfWay,
  isCritical,
  isForLenders,
  MINUTE,
  momentOf,
  morningAfter,
} from './oracle';
import { type Gone, type Reminded, remindersThatWent } from './reminders-that-went';
import type { Ended, Step } from './simulate';
import type { State } from './states';
import { STEP_MS } from './steps';

export type Kind = 'overdue' | 'unanswered';

/** A deadline on its day. */
export interface Row {
  transactionId: string;
  dateId: string;
  day: string;
}

/** The news that a person gets in one state. */
export interface InState {
  holds: boolean;
  app: boolean;
  mail: boolean;
  /** True if the email may come: also once the morning summary, which would say it, is switched off. */
  mayMail: boolean;
  person: KnownPerson | undefined;
  transaction: KnownTransaction | undefined;
  endsAt: number;
}

interface Asked {
  state: State;
  personId: string;
  number: number;
  step: Step;
  isSure: boolean;
}

const QUARTER = 15 * MINUTE;
/** Nor does the owner get an email in the last quarter; one of its first moment has a minute. */
const MAIL_END = QUARTER - MINUTE;
/** A server that was away for longer says nothing of what ended before. */
export const OVERDUE_DAYS = 3;

/** The news of deadlines that people are to get after their reminders, by the words of the rules and by the reminders that went out. */
export function followUpRules(ended: Ended, gone: Gone) {
  const { steps } = ended;
  const reminded = remindersThatWent(ended, gone);
  return { reminded, companyOwnerOf, inState, isOverdue, isUnanswered, isThere };

  function companyOwnerOf(state: State, { transactionId }: Row): string | undefined {
    const transaction = state.transactions.get(transactionId);
    return transaction && state.people.get(transaction.ownerId)?.companyOwnerId;
  }

  function inState(kind: Kind, row: Row, personId: string, { transactions, people, escalates }: State): InState {
    const transaction = transactions.get(row.transactionId);
    const person = people.get(personId);
    const date = transaction && openDate(transaction, row);
    const share = transaction?.shares.find(({ lenderId }) => lenderId === personId);
    const isTold = transaction && toldOf(transaction).includes(personId);
    const hears =
      person?.isRemoved === false &&
      (kind === 'unanswered' || (isTold && (!share || (date !== undefined && isForLenders(date, share.sharedIds)))));
    // an owner who no longer chooses a row hears no more of it
    const isWanted = date && (kind === 'overdue' || isCritical(date.title, escalates.get(personId) ?? []));
    const byEmail = hears && person.byEmail && !person.muted.has(row.transactionId);
    return {
      holds: isWanted === true && hears === true,
      app: hears === true && person.inApp,
      mayMail: byEmail === true,
      // somebody with a morning summary reads there what is overdue
      mail: byEmail === true && (kind === 'unanswered' || person.summaryAt === null),
      endsAt: transaction && date ? endOf(date, transaction) - (kind === 'unanswered' ? MAIL_END : 0) : Infinity,
      ...{ person, transaction },
    };
  }

  function isOverdue(row: Row, { state, personId, number, step, isSure }: Asked): boolean {
    const transaction = state.transactions.get(row.transactionId);
    const date = transaction && openDate(transaction, row);
    if (!date) return false;
    const [earliest, latest] = isSure ? [step.now, step.now + STEP_MS] : [step.now + STEP_MS, step.now];
    if (morningAfter(row.day, transaction.zone) > earliest) return false;
    if (row.day < dayBefore(new Date(latest).toISOString().slice(0, 10), OVERDUE_DAYS)) return false;
    const share = transaction.shares.find(({ lenderId }) => lenderId === personId);
    // what a lender saw in the app is hidden from them while they do not see the deadline
    if (isSure && share && !isForLenders(date, new Set())) return false;
    const since = isSure ? (share?.sinceStep ?? -1) : -1;
    return (reminded.get(`${row.dateId} ${row.day}`) ?? []).some(
      (one) =>
        one.personId === personId &&
        went(one) <= number &&
        (isSure ? one.step < number && since <= one.step && went(one) < number : one.step <= number),
    );
  }

  /** The step in which a reminder arrived: an email may wait for the mail server. */
  function went({ key }: Reminded): number {
    return Math.min(
      ...(gone.shown.get(`${key} app`) ?? []),
      ...(gone.mailed.get(`${key} email`) ?? []).map(({ step }) => step),
    );
  }

  function isUnanswered(row: Row, { state, personId, number, step, isSure }: Asked): boolean {
    const transaction = state.transactions.get(row.transactionId);
    const date = transaction && openDate(transaction, row);
    if (!date || companyOwnerOf(state, row) !== personId || transaction.teamIds.includes(personId)) return false;
    if (!isCritical(date.title, state.escalates.get(personId) ?? [])) return false;
    const endsAt = endOf(date, transaction);
    const [earliest, latest] = isSure ? [step.now, step.now + STEP_MS] : [step.now + STEP_MS, step.now];
    if (endsAt - latest < QUARTER) return false;
    const events = (reminded.get(`${row.dateId} ${row.day}`) ?? []).filter((one) => {
      const person = state.people.get(one.personId);
      return (
        one.step <= number && !one.lead.endsWith(' at') && person?.role !== 'lender' && isThere(one.personId, state)
      );
    });
    // those of this step may have gone out after it was said
    const sure = events.filter((one) => one.isSure && one.step < number);
    if (events.length === 0 || (isSure && sure.length === 0)) return false;
    // the last is the one that was due last; half of the time counts from when it went out
    const from = Math.max(...sure.map((one) => one.due.from), Math.min(...events.map((one) => one.due.from)));
    const of = events.filter((one) => one.due.until >= from);
    const last = new Set(of.map(({ lead }) => lead));
    const gone = of.filter((one) => one.goneIn <= number);
    if (gone.length === 0) return false;
    const moment = isSure
      ? Math.max(...of.map((one) => one.gone.until))
      : Math.min(...[...last].map((lead) => goneAtOf(gone.filter((one) => one.lead === lead))));
    if (halfWay(moment, endsAt) > earliest) return false;
    if (isAnyAhead(transaction, date, { state, at: earliest, isSure })) return false;
    const answered = [...last].map((lead) => isAnswered(row, lead, { state, isSure: !isSure }));
    return isSure ? !answered.some(Boolean) : !answered.every(Boolean);
  }

  /** The first moment at which a reminder may have gone out to the last of its people. */
  function goneAtOf(of: readonly Reminded[]): number {
    const sure = of.filter(({ isSure }) => isSure);
    return sure.length > 0
      ? Math.max(...sure.map(({ gone: { from } }) => from))
      : Math.min(...of.map(({ gone: { from } }) => from));
  }

  /** True if an answer counts for a reminder, or may count: it was an answer to it, or was given once it had gone out. */
  function isAnswered(row: Row, lead: string, { state, isSure }: Pick<Asked, 'state' | 'isSure'>): boolean {
    const began = (reminded.get(`${row.dateId} ${row.day}`) ?? []).filter((one) => one.lead === lead);
    const wentAt = isSure
      ? Math.min(...began.filter((one) => one.isSure).map((one) => (steps[went(one)]?.now ?? Infinity) + STEP_MS))
      : Math.min(...began.map(({ step }) => steps[step]?.now ?? -Infinity));
    const transaction = state.transactions.get(row.transactionId);
    const takers = transaction?.takers.filter(({ dateId, day }) => dateId === row.dateId && day === row.day) ?? [];
    return takers.some(
      (taker) => (taker.lead === lead || taker.at >= wentAt) && isThere(taker.personId, state, transaction),
    );
  }

  /** True if a later reminder is still to go out to somebody in the company. */
  function isAnyAhead(
    transaction: KnownTransaction,
    date: KnownDate,
    { state, at, isSure }: { state: State; at: number; isSure: boolean },
  ): boolean {
    const endsAt = endOf(date, transaction);
    return transaction.teamIds.some((personId) => {
      const person = state.people.get(personId);
      if (!person) return false;
      const byEmail = person.byEmail && !person.muted.has(transaction.id);
      return (transaction.leadsOfDates[date.id] ?? transaction.leads).some((choice) => {
        const moment = momentOf(date, { ...transaction, choice });
        if (isSure && byEmail && emailMoment(moment, endsAt, quietOf(person), 0) > at) return true;
        return (byEmail || person.inApp) && moment > at;
      });
    });
  }

  function isThere(personId: string, { people }: State, transaction?: KnownTransaction): boolean {
    const person = people.get(personId);
    if (!person || person.isRemoved) return false;
    return person.role !== 'lender' || (transaction ? toldOf(transaction).includes(personId) : true);
  }
}

function openDate({ dates, isClosed }: KnownTransaction, { dateId, day }: Row): KnownDate | undefined {
  return isClosed ? undefined : dates.find((one) => one.id === dateId && one.day === day && !one.isDone);
}
