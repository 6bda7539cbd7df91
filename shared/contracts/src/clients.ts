import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { id, stored } from './fields';
import { contractType, transactionStatus } from './transactions';

/** Spec § 3, Client of a company; `deals` is our addition, for the "See Details" dialog. */
export const companyClient = z.object({
  id,
  fullName: z.string(),
  avatar: stored.nullable(),
  contact: z.object({ phone: z.string(), email: z.string() }),
  deals: z.array(
    z.object({ _id: id, street: z.string(), city: z.string(), contract_type: contractType, status: transactionStatus }),
  ),
});
export type CompanyClient = z.infer<typeof companyClient>;

export const companyClients = defineCall({
  method: 'GET',
  path: 'company-clients',
  summary: 'The clients of your company',
  access: 'session',
  replies: { 200: replyWith(z.object({ clients: z.array(companyClient) })) },
});
