import type { CallInput } from '@keydate/contracts/call';
import type { Notification } from '@keydate/contracts/notification';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import type { updateTransaction } from '@keydate/contracts/transaction-update';
import { nearestFirst } from '@keydate/domain/lead-times';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import type { CountChange, Preview } from './counted-transaction';
import { leadsInWords, leadTimesOf, ownLeadTimesOf, type LeadTimes } from './lead-times-of';
import { isSameDate } from './without-repeats';
import type { Entries } from './merge-entries';

/** The body of `transaction-update` (spec § 7), without the version. */
export type TransactionChange = Omit<CallInput<typeof updateTransaction>['body'], 'version'>;

/** A section of a transaction that is edited on its own: how its values are read, compared and sent. */
export interface EditableSection<V> {
  read: (transaction: Transaction) => Entries<V>;
  isSame: (one: V, other: V) => boolean;
  write: (entries: Entries<V>) => TransactionChange;
  /** The change on which counted days depend; null where there is none. Without it the section moves no date. */
  counts?: (entries: Entries<V>, from: Transaction) => CountChange | null;
}

const isEqual = (one: string, other: string) => one === other;

/** The fields of Edit Address, in order. */
export const ADDRESS_FIELDS = ['street', 'city', 'zipcode', 'state'] as const;

export const addressSection: EditableSection<string> = {
  read: (transaction) => new Map(ADDRESS_FIELDS.map((field) => [field, transaction[field]])),
  isSame: isEqual,
  write: (fields) => Object.fromEntries(fields),
  // another state has other days off and another rule
  counts: (fields, from) => {
    const state = fields.get('state') ?? from.state;
    return state === from.state ? null : { state };
  },
};

/** All dates, by id. They are written without `done`, for which an update has a separate field, and without the former title, which the server stores. */
export const datesSection: EditableSection<ContractDate> = {
  read: ({ contractDates }) => datesById(contractDates),
  isSame: (one, other) => isSameDate(one, other) && one.words === other.words && one.follows === other.follows,
  write: (dates) => ({
    contractDates: [...dates.values()].map(({ done: _done, formerTitle: _formerTitle, ...date }) => date),
  }),
  counts: (dates) => ({ contractDates: [...dates.values()] }),
};

export const notificationSection: EditableSection<Notification> = {
  read: ({ notification }) => new Map([['notification', notification]]),
  isSame: (one, other) => one.type === other.type && one.value === other.value,
  write: (entries) => ({ notification: entries.get('notification') }),
};

/** All lead times of a transaction's deadlines, or of the one that `id` names: null where it has those of the transaction. */
export function leadTimesSection(id: string | null): EditableSection<LeadTimes | null> {
  const key = keyOfLeadTimes(id);
  return {
    read: (transaction) => new Map([[key, id === null ? leadTimesOf(transaction) : ownLeadTimesOf(transaction, id)]]),
    // the server has the nearest first
    isSame: (one, other) => leadsInWords(nearestFirst(one ?? [])) === leadsInWords(nearestFirst(other ?? [])),
    write: (entries) => {
      const leads = entries.get(key)?.slice() ?? null;
      return id === null
        ? { lead_times: leads ?? undefined }
        : { deadline_lead_times: [{ _id: id, lead_times: leads }] };
    },
  };
}

/** Under which the section has them. */
export function keyOfLeadTimes(id: string | null): string {
  return id ?? 'all';
}

/** The hours at which deadlines end, as a transaction names them. */
export type HourField = 'time_of_day' | 'acceptance_time';

export const hourSections: Record<HourField, EditableSection<TimeOfDay | null>> = {
  time_of_day: hourSection('time_of_day'),
  acceptance_time: hourSection('acceptance_time'),
};

function hourSection(field: HourField): EditableSection<TimeOfDay | null> {
  return {
    read: (transaction) => new Map([[field, transaction[field]]]),
    isSame: (one, other) => one === other,
    write: (entries) => ({ [field]: entries.get(field) }),
  };
}

/** The part of an update that moves the dates of a preview as the person has chosen; empty where none would move. */
export function movesToSend({ moves, dates }: Preview): TransactionChange {
  return moves.length === 0 ? {} : datesSection.write(datesById(dates));
}

export function datesById(dates: readonly ContractDate[]): Entries<ContractDate> {
  return new Map(dates.map((date) => [date._id, date]));
}
