import type { Tools } from '../../../tools';
import { findSubscription } from '../../billing/subscriptions.repository';
import { findCompany } from '../../companies/companies.repository';
import { codesOf } from '../../invites/invites.repository';
import type { Person } from '../person';

/** A person with what every screen knows of them: company, own invite codes, subscription. */
export async function readProfile({ db }: Pick<Tools, 'db'>, person: Person) {
  const { companyId } = person;
  if (companyId === null) return { person, membership: null };
  const [found, codes, subscription] = await Promise.all([
    findCompany(db, companyId),
    codesOf(db, person.id),
    findSubscription(db, companyId),
  ]);
  return { person, membership: found ? { found, codes, subscription } : null };
}

export type Profile = Awaited<ReturnType<typeof readProfile>>;
