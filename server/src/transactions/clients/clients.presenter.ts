import type { CompanyClient } from '@keydate/contracts/clients';
import { presentPicture } from '../../accounts';
import type { TransactionInShort } from '../transaction-lists.repository';
import type { Client } from './clients.repository';

/** A client with those of their transactions that the reader may see. */
export function presentClient(
  { id, fullName, phone, email, pictureId }: Client,
  transactions: readonly TransactionInShort[] = [],
): CompanyClient {
  return {
    id,
    fullName,
    avatar: presentPicture(pictureId),
    contact: { phone, email },
    transactions: transactions.map(({ id: _id, street, city, contractType, status }) => ({
      _id,
      street,
      city,
      contract_type: contractType,
      status,
    })),
  };
}
