import { createHash, randomUUID } from 'node:crypto';
import type { transactionAddBody } from '@keydate/contracts/transactions';
import { dayToSql } from '@keydate/domain/calendar-day';
import { countAfterEdit } from '@keydate/domain/computed-deadlines/follow-days';
import { isSameStreet } from '@keydate/domain/same-street';
import { accessTo, ownerOfTransactionsBy, transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import type { z } from 'zod';
import { AppError } from '../../app-error';
import type { Queries, Tx } from '../../db/database';
import { networkOf } from '../../calls/network-of';
import type { Tools } from '../../tools';
import { lockMembership, type Member, type Sender } from '../../accounts';
import { readAllowance } from '../../billing';
import type { Client } from '../clients/clients.repository';
import { greetClient } from '../clients/use-cases/greet-client';
import { chooseClient } from '../clients/use-cases/choose-client';
import { noteGreeting, type Greeter } from '../clients/use-cases/note-greeting';
import { sendQueued } from '../../mail';
import { datesOfTransaction, insertDates, type TransactionDate } from '../contract-dates.repository';
import { submitReading } from '../readings/use-cases/submit-reading';
import { closingOf } from '../closing-of';
import { nextDueOf } from '../next-due';
import {
  countActiveTransactions,
  findTransaction,
  findTransactionsOfClient,
  findTransactionOfRequest,
  insertTransaction,
  type TransactionRow,
  type TransactionWithClient,
} from '../transactions.repository';

export type NewTransaction = z.output<typeof transactionAddBody>;

export interface AddedTransaction extends TransactionWithClient {
  dates: TransactionDate[];
  /** True if an earlier request with the same id, but with other contents, made the transaction. */
  isAnother: boolean;
  /** True if it already existed, with the same client and street, and nothing was made. */
  isAlike: boolean;
}

type ReadingTools = Pick<Tools, 'db' | 'sealedFiles' | 'background' | 'recognition' | 'sealer'>;
type AddTools = ReadingTools & Pick<Tools, 'clock' | 'mailer' | 'config' | 'events' | 'ask'>;

/**
 * Enters a transaction, unless the company has as many active ones as its plan allows. A new client gets an email. A
 * repeated request (a lost reply, a double click) returns the transaction that the first one made. If the person sees
 * one with the same client and street, nothing is made unless they confirm it.
 */
export async function addTransaction(
  tools: AddTools,
  member: Member,
  input: NewTransaction,
  { address }: Sender,
): Promise<AddedTransaction> {
  const from = {
    now: tools.clock.now(),
    network: networkOf(address),
    mailsPerNetwork: tools.config.clientMailsPerNetwork,
  };
  try {
    const { greeting, ...added } = await tools.db.transaction(async (tx) => {
      const { isNewClient, ...entered } = await enter(tx, tools, { asker: member, input, from });
      const isGreeted = isNewClient && entered.client.greetedAt;
      return { ...entered, greeting: isGreeted && (await greetClient(tx, tools, { ...entered, enteredBy: member })) };
    });
    if (greeting) sendQueued(tools, greeting);
    return added;
  } catch (error) {
    if (!(error instanceof FoundAlike)) throw error;
    // read again: the database transaction's changes to the client are rolled back
    const found = (await findTransaction(tools.db, error.found.transaction.id)) ?? error.found;
    const dates = await datesOfTransaction(tools.db, found.transaction.id);
    return { ...found, dates, isAnother: false, isAlike: true };
  }
}

/** Thrown to roll back the database transaction: the person is asked first. */
class FoundAlike extends Error {
  readonly found: TransactionWithClient;

  constructor(found: TransactionWithClient) {
    super('found a transaction of the same client and street');
    this.found = found;
  }
}

async function enter(
  tx: Tx,
  tools: Omit<AddTools, 'mailer' | 'config'>,
  { asker, input, from }: { asker: Member; input: NewTransaction; from: Omit<Greeter, 'member'> },
): Promise<AddedTransaction & { isNewClient: boolean }> {
  const { events, ask } = tools;
  // after the lock: the second of two requests sees what the first made, and a person being removed enters nothing
  const member = await lockMembership(tx, asker);
  const made = await findMade(tx, member, input);
  if (made) return { ...made, isNewClient: false };
  await refuseOverLimit(tx, member.companyId, from.now);
  const { client: chosen, isNew } = await chooseClient(tx, member, input.client_information, from.now);
  if (!isNew && !input.confirmsAlike) await refuseAlike(tx, member, chosen, input.street);
  const client = isNew ? await noteGreeting(tx, chosen, { member, ...from }) : chosen;
  const id = randomUUID();
  const dates = datesOf(id, input.contract_dates);
  const notification = input.notification ?? (await ask.defaultNotificationOf(tx, member));
  const transaction = {
    ...transactionOf(member, input, client, from.now),
    notificationType: notification.type,
    notificationValue: notification.value,
    id,
    nextDue: nextDueOf(input.status, dates),
    ...closingOf(dates),
  };
  await insertTransaction(tx, transaction);
  await insertDates(tx, dates);
  await submit(tx, tools, member, { input, dates, transactionId: id, now: from.now });
  await events.transactionsChanged(tx, { transactionIds: [transaction.id], now: from.now });
  return { transaction, client, dates, isAnother: false, isAlike: false, isNewClient: isNew };
}

async function findMade(db: Queries, member: Member, input: NewTransaction): Promise<AddedTransaction | undefined> {
  const found =
    input.requestId === undefined ? undefined : await findTransactionOfRequest(db, member.id, input.requestId);
  if (!found) return undefined;
  return {
    ...found,
    dates: await datesOfTransaction(db, found.transaction.id),
    isAnother: found.transaction.requestDigest !== digestOf(input),
    isAlike: false,
  };
}

/** Equal for equal input; the schema that read it has put its fields in order. */
function digestOf(input: NewTransaction): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}

/** Only among the transactions that the person sees: they must not learn of others. */
async function refuseAlike(tx: Tx, member: Member, client: Client, street: string): Promise<void> {
  const ofClient = await findTransactionsOfClient(tx, transactionsSeenBy(member), client.id);
  const found = ofClient.find(({ transaction }) => isSameStreet(transaction.street, street));
  if (found) throw new FoundAlike(found);
}

/** Another tab may have submitted the same reading: then the person is asked, as about a transaction that is alike. */
async function submit(
  tx: Tx,
  tools: ReadingTools,
  member: Member,
  {
    input: { reading, confirmsAlike, contract_dates },
    dates,
    transactionId,
    now,
  }: { input: NewTransaction; dates: readonly TransactionDate[]; transactionId: string; now: Date },
): Promise<void> {
  if (!reading) return;
  const rows = dates.flatMap(({ id: dateId }, at) => {
    const row = contract_dates[at]?.row;
    return row === undefined ? [] : [{ dateId, row }];
  });
  const earlier = await submitReading(tx, tools, member, { ...reading, transactionId, rows, now });
  const found = earlier && !confirmsAlike ? await findTransaction(tx, earlier) : undefined;
  if (found && accessTo(member, found.transaction) === 'allowed') throw new FoundAlike(found);
}

async function refuseOverLimit(tx: Tx, companyId: string, now: Date): Promise<void> {
  const { activeTransactions } = await readAllowance(tx, companyId, now);
  if ((await countActiveTransactions(tx, companyId)) >= activeTransactions) throw new AppError('ACTIVE_LIMIT_EXCEEDED');
}

function transactionOf(
  member: Member,
  input: NewTransaction,
  client: Client,
  now: Date,
): Omit<
  TransactionRow,
  'id' | 'nextDue' | 'notificationType' | 'notificationValue' | keyof ReturnType<typeof closingOf>
> {
  const { street, city, state, zipcode, country, status } = input;
  return {
    companyId: member.companyId,
    ownerId: ownerOfTransactionsBy(member),
    createdById: member.id,
    changedById: null,
    clientId: client.id,
    version: 1,
    street,
    city,
    state,
    zipcode,
    country,
    status,
    contractType: input.contract_type,
    clientType: input.client_information.client_type,
    timeOfDay: input.time_of_day,
    acceptanceTime: input.acceptance_time,
    counting: input.counting,
    furtherLeads: [],
    leadsOfDates: {},
    noLoan: false,
    disclosureWas: null,
    requestId: input.requestId ?? null,
    requestDigest: input.requestId === undefined ? null : digestOf(input),
    createdAt: now,
  };
}

function datesOf(transactionId: string, drafts: NewTransaction['contract_dates']): TransactionDate[] {
  return drafts.map(({ date, title, formerTitle = '', description, row: _row, ...count }, position) => ({
    id: randomUUID(),
    transactionId,
    position,
    day: dayToSql(date),
    title,
    formerTitle,
    description,
    ...countAfterEdit(undefined, { date, ...count }),
    done: null,
  }));
}
