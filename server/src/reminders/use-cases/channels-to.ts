import { isShownToLender } from '@keydate/domain/lender-access';
import type { QuietHours } from '@keydate/domain/quiet-hours';
import type { Queries } from '../../db/database';
import { isReminded, mutesOf, type TransactionRow } from '../../transactions';
import { lendersToRemind, type LenderToRemind, type Recipient, recipientsOf } from '../planning.repository';
import type { ReminderChannel } from '../reminders.table';
import { channelsChosen, quietHoursOf } from '../policies/reminder';

/** A person who hears of deadlines, and by which channels. */
export interface Channels {
  personId: string;
  channels: ReminderChannel[];
  quiet: QuietHours | null;
  /** True if they get reminders of a date: a lender gets those of the dates that they see. */
  hearsOf: (date: { id: string; title: string }) => boolean;
}

/** The people who hear of a transaction's deadlines, and their channels. */
function recipientsFor(
  { id, companyId, ownerId }: TransactionRow,
  people: readonly Recipient[],
  mutes: ReadonlySet<string>,
): Channels[] {
  return people
    .filter((person) => isReminded(person, { companyId, ownerId }))
    .map((person) => channelsOf(person, mutes.has(`${id} ${person.id}`), () => true));
}

/** A lender who hears of a transaction, and their channels. */
function lenderOf(lender: LenderToRemind, mutes: ReadonlySet<string>): Channels {
  const { id, transactionId } = lender;
  return channelsOf(lender, mutes.has(`${transactionId} ${id}`), (date) => isShownToLender(date, lender));
}

function channelsOf({ id, settings, timeZone }: Recipient, isMuted: boolean, hearsOf: Channels['hearsOf']): Channels {
  const { byEmail, inApp } = channelsChosen(settings);
  return {
    personId: id,
    channels: [...(byEmail && !isMuted ? (['email'] as const) : []), ...(inApp ? (['app'] as const) : [])],
    quiet: quietHoursOf(settings, timeZone),
    hearsOf,
  };
}

/** Everyone who hears of the deadlines of some transactions, by transaction. */
export async function channelsTo(db: Queries, found: readonly TransactionRow[]): Promise<Map<string, Channels[]>> {
  const ids = found.map(({ id }) => id);
  const people = await recipientsOf(db, [...new Set(found.map(({ ownerId }) => ownerId))]);
  const lenders = await lendersToRemind(db, ids);
  const mutes = await mutesOf(db, ids);
  return new Map(
    found.map((transaction) => [
      transaction.id,
      [
        ...recipientsFor(transaction, people, mutes),
        ...lenders.filter(({ transactionId }) => transactionId === transaction.id).map((one) => lenderOf(one, mutes)),
      ],
    ]),
  );
}

/** The channels by which one person hears of a transaction, also one who gets none of its reminders; null if they are gone. */
export async function channelsOfPerson(db: Queries, personId: string, transactionId: string): Promise<Channels | null> {
  const person = (await recipientsOf(db, [personId])).find(({ id }) => id === personId);
  const mutes = await mutesOf(db, [transactionId]);
  return person ? channelsOf(person, mutes.has(`${transactionId} ${personId}`), () => true) : null;
}
