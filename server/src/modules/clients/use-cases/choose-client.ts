import { randomUUID } from 'node:crypto';
import type { transactionAddBody } from '@keydate/contracts/transactions';
import type { z } from 'zod';
import { AppError } from '../../../app-error';
import type { Transaction } from '../../../db/database';
import type { Member } from '../../people/person';
import { canEnterClients } from '../../transactions/transactions.policy';
import { findClient, findOrInsertClient, type Client } from '../clients.repository';

type ClientInformation = z.output<typeof transactionAddBody>['client_information'];

/** The client of a deal: one of the company's, or a new one; a known address makes no second client. */
export async function chooseClient(
  tx: Transaction,
  member: Member,
  information: ClientInformation,
  now: Date,
): Promise<{ client: Client; isNew: boolean }> {
  const { companyId } = member;
  if (information.client_type === 'No') {
    const client = await findClient(tx, information.client_id, companyId);
    if (!client) throw new AppError('CLIENT_UNKNOWN');
    return { client, isNew: false };
  }
  if (!canEnterClients(member)) throw new AppError('NEW_CLIENT_NOT_ALLOWED');
  return findOrInsertClient(tx, {
    id: randomUUID(),
    companyId,
    fullName: information.client_name,
    email: information.email_address,
    phone: information.phone_number,
    pictureId: null,
    createdAt: now,
  });
}
