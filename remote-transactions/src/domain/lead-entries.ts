import { leadTimesInput, notificationInput, type Notification } from '@keydate/contracts/notification';
import { leadTimesOf, ownLeadTimesOf, type AnnouncedTransaction } from './lead-times-of';
import { typedNotification } from './notification-choice';

/** A lead time as it is typed. */
export interface LeadEntry {
  id: string;
  value: string;
  unit: Notification['type'];
}

/** An edit of the lead times of a deadline, or of all deadlines if its id is null. */
export interface LeadsEdit {
  deadlineId: string | null;
  /** False: the deadline has the transaction's. */
  isOwn: boolean;
  entries: readonly LeadEntry[];
}

/** The errors of some lead times, by their place, or of all of them together. */
export interface RefusedLeads {
  inRows: ReadonlyMap<number, string>;
  inAll: string | undefined;
}

export interface ReadLeads {
  /** The valid ones. */
  leads: Notification[];
  /** Null if all of them can be saved. */
  refused: RefusedLeads | null;
}

function entriesOfLeads(leads: readonly Notification[]): readonly LeadEntry[] {
  return leads.map(({ type, value }) => ({ id: crypto.randomUUID(), value: String(value), unit: type }));
}

export function leadsEditOf(transaction: AnnouncedTransaction, deadlineId: string | null): LeadsEdit {
  const own = deadlineId === null ? leadTimesOf(transaction) : ownLeadTimesOf(transaction, deadlineId);
  return { deadlineId, isOwn: own !== null, entries: entriesOfLeads(own ?? leadTimesOf(transaction)) };
}

/** True if two edits of the same deadline save the same. */
export function isSameLeadsEdit(one: LeadsEdit, other: LeadsEdit): boolean {
  if (!one.isOwn || !other.isOwn) return one.isOwn === other.isOwn;
  return textOf(one) === textOf(other);
}

function textOf({ entries }: LeadsEdit): string {
  return JSON.stringify(entries.map(({ value, unit }) => [value, unit]));
}

export function readLeads(entries: readonly LeadEntry[]): ReadLeads {
  const typed = entries.map(typedNotification);
  const { error } = leadTimesInput.safeParse(typed);
  const leads = typed.filter((one) => notificationInput.safeParse(one).success);
  if (!error) return { leads, refused: null };
  const inRows = new Map<number, string>();
  for (const { path, message } of error.issues) if (typeof path[0] === 'number') inRows.set(path[0], message);
  return { leads, refused: { inRows, inAll: error.issues.find(({ path }) => path.length === 0)?.message } };
}
