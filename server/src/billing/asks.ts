import type { Queries } from '../db/database';

/** Facts that billing needs from the contexts above it. `server/src/contexts.ts` lists the answers. */
export interface BillingAsks {
  /** A plan fits if the company's members and active transactions fit. */
  countActiveTransactions: (db: Queries, companyId: string) => Promise<number>;
}
