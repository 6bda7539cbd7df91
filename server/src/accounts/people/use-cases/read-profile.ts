import type { Tools } from '../../../tools';
import { findCompany } from '../../companies/companies.repository';
import { codesOf } from '../../invites/invites.repository';
import type { Person } from '../person';

/** A person with the data that every screen needs: company, own invite codes, subscription. */
export async function readProfile({ db, clock, ask }: Pick<Tools, 'db' | 'clock' | 'ask'>, person: Person) {
  const { companyId, role } = person;
  const asked = ask.billingOf(db, companyId, { role, now: clock.now() });
  if (companyId === null) return { person, membership: null, billing: await asked };
  const [found, codes, billing] = await Promise.all([findCompany(db, companyId), codesOf(db, person.id), asked]);
  return { person, membership: found ? { found, codes } : null, billing };
}

export type Profile = Awaited<ReturnType<typeof readProfile>>;
