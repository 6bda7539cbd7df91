import { tabStorage } from '@keydate/client';
import { timeOfDay } from '@keydate/contracts/fields';
import { notification } from '@keydate/contracts/notification';
import { contractDate, transaction, type Transaction } from '@keydate/contracts/transactions';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import { persistedEntries, type PersistedEntries } from '@keydate/forms/entries';
import { z } from 'zod';
import type { DatesEdit } from '../domain/dates-edit';
import type { LeadsEdit } from '../domain/lead-entries';
import type { NotificationEntry } from '../domain/notification-choice';
import type { AddressEntry } from '../ui/address-fields';
import { storedDeadline } from './stored-deadline';

/** A person's unsaved edit of one section of a transaction, and the transaction as it was when the edit began. */
export interface Edit<T> {
  from: Transaction;
  entry: T;
}

const addressEntry = z.object({ street: z.string(), city: z.string(), zipcode: z.string(), state: z.string() });

const datesEntry = z.object({
  before: z.array(contractDate),
  rows: z.array(contractDate),
  editing: z.object({ id: z.string(), entry: storedDeadline }).nullable(),
  lastEdited: z.string().nullable(),
  removed: z.object({ row: contractDate, position: z.number() }).nullable(),
});

const notificationEntry = z.object({ choice: z.string(), value: z.string(), unit: notification.shape.type });

const leadsEdit = z.object({
  deadlineId: z.string().nullable(),
  isOwn: z.boolean(),
  entries: z.array(z.object({ id: z.string(), value: z.string(), unit: notification.shape.type })),
});

/** The unsaved edits of transactions, in this tab only. Each survives a reload and leaving the page, until it is saved or discarded. */
export const edits = {
  address: editsOf<AddressEntry>('address', addressEntry),
  dates: editsOf<DatesEdit>('dates', datesEntry),
  time_of_day: editsOf<TimeOfDay | null>('time-of-day', timeOfDay.nullable()),
  acceptance_time: editsOf<TimeOfDay | null>('acceptance-time', timeOfDay.nullable()),
  notification: editsOf<NotificationEntry>('notification', notificationEntry),
  lead_times: editsOf<LeadsEdit>('lead-times', leadsEdit),
};

/** The key of one person's edit of one transaction. */
export function editKey(userId: string, transactionId: string): string {
  return `${userId} ${transactionId}`;
}

/** The dialog in which a person has an unsaved edit of a transaction; null if there is none. */
export function unsavedDialog(userId: string, transactionId: string): 'address' | 'dates' | null {
  const key = editKey(userId, transactionId);
  if (edits.address.load(key)) return 'address';
  return edits.dates.load(key) ? 'dates' : null;
}

function editsOf<T>(section: string, entry: z.ZodType<T>): PersistedEntries<Edit<T>> {
  const schema = z.object({ from: transaction, entry });
  return persistedEntries({ storage: tabStorage, name: `keydate.edits.${section}`, schema });
}
