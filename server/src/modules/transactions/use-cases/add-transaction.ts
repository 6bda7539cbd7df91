import { createHash, randomUUID } from 'node:crypto';
import type { transactionAddBody } from '@keydate/contracts/transactions';
import { dayToSql } from '@keydate/domain/calendar-day';
import type { z } from 'zod';
import { AppError } from '../../../app-error';
import type { Queries, Transaction } from '../../../db/database';
import type { Tools } from '../../../tools';
import { readAllowance } from '../../billing/use-cases/read-allowance';
import type { Client } from '../../clients/clients.repository';
import { greetClient } from '../../clients/use-cases/greet-client';
import { chooseClient } from '../../clients/use-cases/choose-client';
import type { Member } from '../../people/person';
import { lockMembership } from '../../people/use-cases/lock-membership';
import { datesOfDeal, insertDates, type DealDate } from '../contract-dates.repository';
import { ownerOfDealsBy } from '../transactions.policy';
import {
  countActiveDeals,
  findDealOfRequest,
  insertDeal,
  type Deal,
  type DealWithClient,
} from '../transactions.repository';

export type NewDeal = z.output<typeof transactionAddBody>;

export interface AddedDeal extends DealWithClient {
  dates: DealDate[];
  /** Whether the deal was made before, by a request of the same id that asked for something else. */
  isAnother: boolean;
}

type AddTools = Pick<Tools, 'db' | 'clock' | 'mailer' | 'background'>;

/**
 * Enters a deal, unless the company has as many active ones as its plan allows. A new client is told by mail. A request
 * that comes again, because its reply got lost or the button was pressed twice, gives the deal that it made.
 */
export async function addTransaction(tools: AddTools, member: Member, wish: NewDeal): Promise<AddedDeal> {
  const now = tools.clock.now();
  const { isNewClient, ...added } = await tools.db.transaction((tx) => enter(tx, member, wish, now));
  if (isNewClient && added.client.greetedAt) greetClient(tools, { client: added.client, enteredBy: member });
  return added;
}

async function enter(
  tx: Transaction,
  asker: Member,
  wish: NewDeal,
  now: Date,
): Promise<AddedDeal & { isNewClient: boolean }> {
  // asked behind the lock: of two at once the second sees what the first has made, and nobody enters deals who is being removed
  const member = await lockMembership(tx, asker);
  const made = await findMade(tx, member, wish);
  if (made) return { ...made, isNewClient: false };
  await refuseOverLimit(tx, member.companyId);
  const { client, isNew } = await chooseClient(tx, member, wish.client_information, now);
  const deal = dealOf(member, wish, client, now);
  const dates = datesOf(deal.id, wish.contract_dates);
  await insertDeal(tx, deal);
  await insertDates(tx, dates);
  return { deal, client, dates, isAnother: false, isNewClient: isNew };
}

async function findMade(db: Queries, member: Member, wish: NewDeal): Promise<AddedDeal | undefined> {
  const found = wish.requestId === undefined ? undefined : await findDealOfRequest(db, member.id, wish.requestId);
  if (!found) return undefined;
  return {
    ...found,
    dates: await datesOfDeal(db, found.deal.id),
    isAnother: found.deal.requestDigest !== digestOf(wish),
  };
}

/** The same for the same wish; the schema that read it has put its fields in order. */
function digestOf(wish: NewDeal): string {
  return createHash('sha256').update(JSON.stringify(wish)).digest('base64url');
}

async function refuseOverLimit(tx: Transaction, companyId: string): Promise<void> {
  const { activeTransactions } = await readAllowance(tx, companyId);
  if ((await countActiveDeals(tx, companyId)) >= activeTransactions) throw new AppError('ACTIVE_LIMIT_EXCEEDED');
}

function dealOf(member: Member, wish: NewDeal, client: Client, now: Date): Deal {
  const { street, city, state, zipcode, country, status, notification } = wish;
  return {
    id: randomUUID(),
    companyId: member.companyId,
    ownerId: ownerOfDealsBy(member),
    createdById: member.id,
    clientId: client.id,
    version: 1,
    street,
    city,
    state,
    zipcode,
    country,
    status,
    contractType: wish.contract_type,
    clientType: wish.client_information.client_type,
    timeOfDay: wish.time_of_day,
    notificationType: notification.type,
    notificationValue: notification.value,
    requestId: wish.requestId ?? null,
    requestDigest: wish.requestId === undefined ? null : digestOf(wish),
    createdAt: now,
  };
}

function datesOf(transactionId: string, drafts: NewDeal['contract_dates']): DealDate[] {
  return drafts.map(({ date, title, description }, position) => ({
    id: randomUUID(),
    transactionId,
    position,
    day: dayToSql(date),
    title,
    description,
  }));
}
