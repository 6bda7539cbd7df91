import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { contractType, id, stored, transactionStatus } from './fields';
import { CLIENT_PAGE_MAX, SEARCH_TERM_MAX } from './limits';

/** Spec § 3, Client of a company; `transactions` is our addition, for the "See Details" dialog. */
export const companyClient = z.object({
  id,
  fullName: z.string(),
  avatar: stored.nullable(),
  contact: z.object({ phone: z.string(), email: z.string() }),
  transactions: z.array(
    z.object({ _id: id, street: z.string(), city: z.string(), contract_type: contractType, status: transactionStatus }),
  ),
});
export type CompanyClient = z.infer<typeof companyClient>;

export const companyClients = defineCall({
  method: 'GET',
  path: 'company-clients',
  summary: `The clients of your company by name, page by page: ${CLIENT_PAGE_MAX} at a time where no limit is given, the next by nextCursor`,
  access: 'session',
  // our addition (server/src/transactions/README.md, Clients)
  query: z.object({
    /** Text that a client's name or email contains, ignoring case and accents. */
    q: z.string().trim().max(SEARCH_TERM_MAX).optional(),
    limit: z.coerce.number().int().min(1).max(CLIENT_PAGE_MAX).optional(),
    /** The `nextCursor` of the page before. */
    cursor: id.optional(),
  }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.object({ clients: z.array(companyClient), nextCursor: z.string().nullable() })) },
});
