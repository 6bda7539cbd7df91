import { randomUUID } from 'node:crypto';
import type { transactionAddBody } from '@keydate/contracts/transactions';
import { canEnterClients } from '@keydate/domain/transaction-permissions';
import type { z } from 'zod';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Member } from '../../../accounts';
import { findClient, findOrInsertClient, setClientPhone, type Client } from '../clients.repository';

export type ClientInformation = z.output<typeof transactionAddBody>['client_information'];
type NewClient = Extract<ClientInformation, { client_type: 'Yes' }>;

/** The client of a transaction: one of the company's, or a new one; a known address makes no second client. */
export async function chooseClient(
  tx: Tx,
  member: Member,
  information: ClientInformation,
  now: Date,
): Promise<{ client: Client; isNew: boolean }> {
  if (information.client_type === 'No') {
    const client = await findClient(tx, information.client_id, member.companyId);
    if (!client) throw new AppError('CLIENT_UNKNOWN');
    return { client, isNew: false };
  }
  if (!canEnterClients(member)) throw new AppError('NEW_CLIENT_NOT_ALLOWED');
  return enterClient(tx, member, information, now);
}

async function enterClient(
  tx: Tx,
  member: Member,
  typed: NewClient,
  now: Date,
): Promise<{ client: Client; isNew: boolean }> {
  const { client, isNew } = await findOrInsertClient(tx, {
    id: randomUUID(),
    companyId: member.companyId,
    fullName: typed.client_name,
    email: typed.email_address,
    phone: typed.phone_number,
    pictureId: null,
    createdAt: now,
    greetedAt: null,
    greetedById: null,
  });
  if (client.phone !== '' || typed.phone_number === '') return { client, isNew };
  // the only field of a known client that may change: adding a missing number loses nothing
  await setClientPhone(tx, client.id, typed.phone_number);
  return { client: { ...client, phone: typed.phone_number }, isNew };
}
