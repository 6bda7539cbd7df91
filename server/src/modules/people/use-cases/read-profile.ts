import type { Tools } from '../../../tools';
import { findAccount } from '../../billing/billing-accounts.repository';
import { planInForce } from '../../billing/plan-in-force';
import { findSubscription } from '../../billing/subscriptions.repository';
import { findCompany } from '../../companies/companies.repository';
import { codesOf } from '../../invites/invites.repository';
import type { Person } from '../person';

/** A person with the data that every screen needs: company, own invite codes, subscription. */
export async function readProfile({ db, clock }: Pick<Tools, 'db' | 'clock'>, person: Person) {
  const { companyId } = person;
  if (companyId === null) return { person, membership: null };
  const [found, codes, stored, account] = await Promise.all([
    findCompany(db, companyId),
    codesOf(db, person.id),
    findSubscription(db, companyId),
    findAccount(db, companyId),
  ]);
  const billing = { stored, plan: planInForce(stored, clock.now()), address: account?.address ?? null };
  return { person, membership: found ? { found, codes, billing } : null };
}

export type Profile = Awaited<ReturnType<typeof readProfile>>;
