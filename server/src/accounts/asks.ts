import type { User } from '@keydate/contracts/people';
import type { Role } from '@keydate/domain/roles';
import type { Queries } from '../db/database';
import type { Person } from './people/person';

/** The fields of a user that say what their company has bought. */
export type BillingOfUser = Pick<
  User,
  'stripeAddress' | 'isSubscriptionPurchased' | 'subscriptions' | 'subscriptionNotice'
>;

/** Facts that accounts needs from the contexts above it. `server/src/contexts.ts` lists the answers. */
export interface AccountsAsks {
  /** Every screen shows the reader's plan, as far as their role sees it. */
  billingOf: (db: Queries, companyId: string | null, reader: { role: Role; now: Date }) => Promise<BillingOfUser>;
  /** A team grows up to the limit of its plan. */
  seatsOf: (db: Queries, companyId: string, now: Date) => Promise<number>;
  /** People who may write to each other, or have done so, see each other's picture. */
  isInTouchWith: (db: Queries, person: Person, otherId: string) => Promise<boolean>;
}
