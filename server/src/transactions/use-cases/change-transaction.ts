import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { NOTE_NEEDED, type transactionUpdateBody } from '@keydate/contracts/transaction-update';
import { dayFromSql, dayToSql } from '@keydate/domain/calendar-day';
import { countAfterEdit } from '@keydate/domain/computed-deadlines/follow-days';
import { doneAfterEdit } from '@keydate/domain/deadlines';
import { formerTitleAfterEdit } from '@keydate/domain/former-titles';
import { nearestFirst } from '@keydate/domain/lead-times';
import type { Notification } from '@keydate/domain/reminder-plan';
import { lacksNote, settle } from '@keydate/domain/settled-deadline';
import type { z } from 'zod';
import type { ByWhom, TransactionDate } from '../contract-dates.repository';
import { closingOf } from '../closing-of';
import { nextDueOf } from '../next-due';
import type { TransactionRow } from '../transactions.repository';

export type TransactionChange = Omit<z.output<typeof transactionUpdateBody>, 'version'>;

/** A transaction with its dates, in their order. */
export interface TransactionState {
  transaction: TransactionRow;
  dates: TransactionDate[];
}

/**
 * Applies a change to a transaction and returns the next version, or null if nothing changes. `by` says who makes it,
 * and when.
 */
export function changeTransaction(
  before: TransactionState,
  change: TransactionChange,
  by: ByWhom,
): TransactionState | null {
  const {
    contractDates,
    checkedOff = [],
    time_of_day: timeOfDay,
    acceptance_time: acceptanceTime,
    notification,
    lead_times: leads,
    deadline_lead_times: leadsOfDates = [],
    closing,
    no_loan: noLoan,
    ...facts
  } = change;
  const after: TransactionState = {
    transaction: {
      ...before.transaction,
      ...facts,
      ...(timeOfDay !== undefined && { timeOfDay }),
      ...(acceptanceTime !== undefined && { acceptanceTime }),
      ...(noLoan !== undefined && { noLoan }),
      ...leadsAfter(before.transaction, leads ?? (notification && [notification, ...before.transaction.furtherLeads])),
    },
    dates: settleDates(contractDates ? replacedDates(before, contractDates) : before.dates, checkedOff, by),
  };
  after.transaction.leadsOfDates = leadsOfDatesAfter(before.transaction, after.dates, leadsOfDates);
  const { closing: closingBefore, closingMarked, closingDay } = before.transaction;
  const marked = closing === undefined && closingMarked ? closingBefore : closing;
  Object.assign(after.transaction, {
    ...closingOf(after.dates, marked, closingDay),
    nextDue: nextDueOf(after.transaction.status, after.dates),
  });
  if (isDeepStrictEqual(after, before)) return null;
  return { ...after, transaction: { ...after.transaction, version: before.transaction.version + 1 } };
}

/** The columns of a transaction's lead times, the nearest first; nothing where they do not change. */
function leadsAfter({ furtherLeads }: TransactionRow, leads: readonly Notification[] | undefined) {
  const [nearest, ...further] = nearestFirst(leads ?? []);
  if (!nearest) return { furtherLeads };
  return { notificationType: nearest.type, notificationValue: nearest.value, furtherLeads: further };
}

/** The lead times of deadlines that have their own, without those that the transaction no longer has. */
function leadsOfDatesAfter(
  { leadsOfDates }: TransactionRow,
  dates: readonly TransactionDate[],
  input: NonNullable<TransactionChange['deadline_lead_times']>,
): TransactionRow['leadsOfDates'] {
  const asked = new Map(input.map(({ _id, lead_times: leads }) => [_id, leads && nearestFirst(leads)]));
  const own = dates.map(({ id }) => [id, asked.has(id) ? asked.get(id) : leadsOfDates[id]] as const);
  return Object.fromEntries(own.flatMap(([id, leads]) => (leads ? [[id, leads]] : [])));
}

type DateInput = NonNullable<TransactionChange['contractDates']>[number];

/**
 * The list that replaces a transaction's dates. A row is the date that its `_id` names, or a new one with that id: a
 * repeated row, even with other words, is the same date.
 */
function replacedDates({ transaction, dates }: TransactionState, input: readonly DateInput[]): TransactionDate[] {
  const previous = previousDates(dates, input);
  return input.map((row, position) => {
    const { _id, date, title, description } = row;
    const stored = previous[position];
    const before = stored && { ...stored, date: dayFromSql(stored.day) };
    return {
      id: _id ?? before?.id ?? randomUUID(),
      transactionId: transaction.id,
      position,
      day: dayToSql(date),
      title,
      formerTitle: formerTitleAfterEdit(before, title),
      description,
      ...countAfterEdit(before, row),
      done: doneAfterEdit(before, date),
    };
  });
}

/** How a row without an `_id` is recognized: by its position, by its day, or at least by its title. */
const IS_SAME: readonly ((row: DateInput, date: TransactionDate, position: number) => boolean)[] = [
  (row, date, position) => date.position === position && isOnItsDay(row, date),
  isOnItsDay,
  (row, date) => row.title === date.title,
];

function isOnItsDay({ title, date: day }: DateInput, date: TransactionDate): boolean {
  return title === date.title && dayToSql(day) === date.day;
}

/** For each row the date that it was: as a new one, it would be announced once more, and shared with no lender. */
function previousDates(
  dates: readonly TransactionDate[],
  input: readonly DateInput[],
): readonly (TransactionDate | undefined)[] {
  const byName = new Map(dates.map((date) => [date.id, date]));
  const previous = input.map(({ _id }) => (_id === undefined ? undefined : byName.get(_id)));
  for (const { _id } of input) if (_id !== undefined) byName.delete(_id);
  for (const isSame of IS_SAME) {
    for (const [position, row] of input.entries()) {
      if (row._id !== undefined || previous[position]) continue;
      const found = [...byName.values()].find((date) => isSame(row, date, position));
      if (!found) continue;
      byName.delete(found.id);
      previous[position] = found;
    }
  }
  return previous;
}

/** The dates, after somebody settles some and opens others again. */
function settleDates(
  dates: TransactionDate[],
  checkedOff: NonNullable<TransactionChange['checkedOff']>,
  by: ByWhom,
): TransactionDate[] {
  if (checkedOff.length === 0) return dates;
  const asking = new Map(checkedOff.map((asked) => [asked._id, asked]));
  return dates.map((date) => {
    const asked = asking.get(date.id);
    return asked ? { ...date, done: settle(date.done, asked, by) } : date;
  });
}

/** A sentence for each right that would be waived without a note; undefined if none would. */
export function lackingNotes(
  { dates }: TransactionState,
  { checkedOff = [] }: TransactionChange,
): Record<string, string> | undefined {
  const byId = new Map(dates.map((date) => [date.id, date]));
  const lacking = [...checkedOff.entries()].filter(([, { _id }]) => {
    const date = byId.get(_id);
    return date !== undefined && lacksNote(date.title, date.done);
  });
  if (lacking.length === 0) return undefined;
  return Object.fromEntries(lacking.map(([at]) => [`checkedOff.${at}.note`, NOTE_NEEDED]));
}

/** A sentence for each date to settle, or to be the closing, that the transaction does not have; undefined if it has all. */
export function missingDates(
  { dates }: TransactionState,
  { contractDates, checkedOff = [], deadline_lead_times: leads = [], closing = null }: TransactionChange,
): Record<string, string> | undefined {
  const known = new Set(contractDates ? contractDates.map(({ _id }) => _id) : dates.map(({ id }) => id));
  const missing = [...checkedOff.entries()].flatMap(([at, { _id }]) => (known.has(_id) ? [] : `checkedOff.${at}._id`));
  missing.push(
    ...[...leads.entries()].flatMap(([at, { _id }]) => (known.has(_id) ? [] : `deadline_lead_times.${at}._id`)),
  );
  if (closing !== null && !known.has(closing)) missing.push('closing');
  if (missing.length === 0) return undefined;
  return Object.fromEntries(missing.map((field) => [field, 'The transaction does not have this date.']));
}
