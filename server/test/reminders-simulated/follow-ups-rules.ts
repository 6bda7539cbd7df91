import {
  type Chapter,
  type KnownDate,
  type KnownPerson,
  type KnownTransaction,
  quietOf,
  toldOf,
  type Wanted,
} from './history';
import type { TakenMail } from './mail-server';
import {
  dayBefore,
  emailMoment,
  endOf,
  halfWay,
  isCritical,
  isForLenders,
  leadName,
  MINUTE,
  momentOf,
  morningAfter,
} from './oracle';
import type { Ended, Step } from './simulate';
import type { State } from './states';
import { push, stepAt, STEP_MS } from './steps';

export type Kind = 'overdue' | 'unanswered';

/** The reminders that went out by the witness, when each was due by the oracle, and the mails that are no reminders. */
export interface Gone {
  shown: ReadonlyMap<string, readonly number[]>;
  mailed: ReadonlyMap<string, readonly { step: number }[]>;
  wanted: ReadonlyMap<string, readonly Wanted[]>;
  mails: readonly TakenMail[];
}

/** A deadline on its day. */
export interface Row {
  transactionId: string;
  dateId: string;
  day: string;
}

/** A reminder that went out, or began to. */
interface Reminded {
  /** Without the channel. */
  key: string;
  personId: string;
  lead: string;
  step: number;
  /** When it was due, as far as is known. */
  from: number;
  until: number;
  isSure: boolean;
}

/** The news that a person gets in one state. */
export interface InState {
  holds: boolean;
  app: boolean;
  mail: boolean;
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
/** A server that was away for longer says nothing of what ended before. */
export const OVERDUE_DAYS = 3;

/** The lead time of a deadline that names this moment; null without one. */
function leadAt({ transaction }: Chapter, dateId: string, moment: number): string | null {
  const date = transaction.dates.find(({ id }) => id === dateId);
  const leads = transaction.leadsOfDates[dateId] ?? transaction.leads;
  const found = date && leads.find((choice) => momentOf(date, { ...transaction, choice }) === moment);
  return found ? leadName(found) : null;
}

/** The news of deadlines that people are to get after their reminders, by the words of the rules and by the reminders that went out. */
export function followUpRules({ history, steps, witnessed }: Ended, gone: Gone) {
  const known = new Set(history.chapters.flatMap(({ transaction }) => transaction.dates.map(({ id }) => id)));
  const chapters = new Map<string, Chapter[]>();
  for (const chapter of history.chapters) push(chapters, `${chapter.transaction.id} ${chapter.person.id}`, chapter);
  const reminded = remindersThatWent();
  return { reminded, companyOwnerOf, inState, isOverdue, isUnanswered, isThere };

  /** By deadline and day. A reminder that somebody asked for counts for that person alone. */
  function remindersThatWent(): Map<string, Reminded[]> {
    const found = new Map<string, Reminded[]>();
    for (const { key, state, happened_at } of witnessed) {
      const [transactionId = '', dateId = '', day = '', value = '', type = '', personId = ''] = key.split(' ');
      // an email is recorded as sent when it was handed over, which may be later
      if (!known.has(dateId) || (state === 'sent') !== key.endsWith(' app')) continue;
      const step = stepAt(steps, 'begunAt', happened_at.getTime());
      const dues = (gone.wanted.get(key) ?? []).filter(({ from, until }) => from <= step && step <= until);
      const moments = dues.map(({ dueAt }) => dueAt);
      const went = gone.shown.has(key) || gone.mailed.has(key);
      const of = (chapters.get(`${transactionId} ${personId}`) ?? []).filter(
        (one) => one.fromStep <= step && step <= one.untilStep,
      );
      // one that a person asked for at the moment of a lead time is that of everyone
      const leads = of.map((one) => (type === 'at' ? leadAt(one, dateId, Number(value)) : `${value} ${type}`));
      const lead = leads.find((one) => one !== null) ?? `${value} ${type}`;
      push(found, `${dateId} ${day}`, {
        ...{ key: key.replace(/ \w+$/, ''), personId, lead, step, isSure: went && leads.every((one) => one === lead) },
        from: Math.max(steps[step - 1]?.now ?? 0, Math.min(...moments, steps[step]?.now ?? Infinity)),
        until: Math.min((steps[step]?.now ?? Infinity) + STEP_MS, Math.max(...moments, steps[step]?.now ?? 0)),
      });
    }
    return found;
  }

  function companyOwnerOf(state: State, { transactionId }: Row): string | undefined {
    const transaction = state.transactions.get(transactionId);
    return transaction && state.people.get(transaction.ownerId)?.companyOwnerId;
  }

  function inState(kind: Kind, row: Row, personId: string, { transactions, people }: State): InState {
    const transaction = transactions.get(row.transactionId);
    const person = people.get(personId);
    const date = transaction && openDate(transaction, row);
    const share = transaction?.shares.find(({ lenderId }) => lenderId === personId);
    const isTold = transaction && toldOf(transaction).includes(personId);
    const hears =
      person?.isRemoved === false &&
      (kind === 'unanswered' || (isTold && (!share || (date !== undefined && isForLenders(date, share.sharedIds)))));
    const byEmail = hears && person.byEmail && !person.muted.has(row.transactionId);
    return {
      holds: date !== undefined && hears === true,
      app: hears === true && person.inApp,
      // somebody with a morning summary reads there what is overdue
      mail: byEmail === true && (kind === 'unanswered' || person.summaryAt === null),
      ...{ person, transaction, endsAt: transaction && date ? endOf(date, transaction) : Infinity },
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
    const from =
      sure.length > 0 ? Math.max(...sure.map((one) => one.from)) : Math.min(...events.map((one) => one.from));
    const until = Math.max(...events.map((one) => one.until));
    if (halfWay(isSure ? until : from, endsAt) > earliest) return false;
    if (isAnyAhead(transaction, date, { state, at: earliest, isSure })) return false;
    const last = new Set(events.filter((one) => one.until >= from).map(({ lead }) => lead));
    const answered = [...last].map((lead) => isAnswered(row, lead, { state, isSure: !isSure }));
    return isSure ? !answered.some(Boolean) : !answered.every(Boolean);
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
