import type { CompanyClient } from '@keydate/contracts/clients';
import { presentPicture } from '../pictures/pictures.presenter';
import type { DealInShort } from '../transactions/deal-lists.repository';
import type { Client } from './clients.repository';

/** A client with those of their deals that the reader may see. */
export function presentClient(
  { id, fullName, phone, email, pictureId }: Client,
  deals: readonly DealInShort[] = [],
): CompanyClient {
  return {
    id,
    fullName,
    avatar: presentPicture(pictureId),
    contact: { phone, email },
    deals: deals.map(({ id: _id, street, city, contractType, status }) => ({
      _id,
      street,
      city,
      contract_type: contractType,
      status,
    })),
  };
}
