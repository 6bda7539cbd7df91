import type { CompanyClient } from '@keydate/contracts/clients';
import { anId } from './ids';

/** A client of the company, without transactions. */
export function aClient(client: Partial<CompanyClient> = {}): CompanyClient {
  const fullName = client.fullName ?? 'Odalys Brandt';
  return {
    id: anId('client'),
    fullName,
    avatar: null,
    contact: { phone: '3035550118', email: `${fullName.toLowerCase().replaceAll(' ', '.')}@mail.example` },
    transactions: [],
    ...client,
  };
}
