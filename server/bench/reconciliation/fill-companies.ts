import { randomUUID } from 'node:crypto';
import { TRIAL_DAYS } from '@keydate/contracts/limits';
import { insertCompany } from '../../src/accounts/companies/companies.repository';
import { insertPerson, updatePerson } from '../../src/accounts/people/people.repository';
import { saveAccount } from '../../src/billing/billing-accounts.repository';
import type { Tools } from '../../src/tools';

const ADDRESS = {
  line1: '12 Larimer Street',
  line2: null,
  city: 'Denver',
  state: 'CO',
  postal_code: '80202',
  country: 'US',
};
/** Seeding is not measured: it may go as fast as it can. */
const AT_ONCE = 8;

type Filler = Pick<Tools, 'db' | 'payments'>;

/** Companies with a customer and a subscription in its trial at the provider, of which our server has stored nothing yet. */
export async function fillCompanies(tools: Filler, companies: number): Promise<void> {
  const [plan] = await tools.payments.readCatalog();
  if (!plan) throw new Error('The sandbox has no plan.');
  let left = companies;
  const fillNext = async () => {
    while (left > 0) {
      left -= 1;
      await fillCompany(tools, plan.priceId);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fillNext));
}

async function fillCompany({ db, payments }: Filler, priceId: string): Promise<void> {
  const [companyId, buyerId, purchase] = [randomUUID(), randomUUID(), randomUUID()];
  const now = new Date();
  const owner = {
    id: buyerId,
    email: `${buyerId}@bench.example`,
    fullName: 'Robin Vale',
    role: 'SuperRealtor',
  } as const;
  await insertPerson(db, { ...owner, termsAcceptedAt: now, createdAt: now });
  await insertCompany(db, {
    id: companyId,
    name: 'Alder & Finch Realty',
    website: 'alderfinch.example',
    street: '12 Larimer Street',
    city: 'Denver',
    state: 'Colorado',
    zipCode: '80202',
    primaryColor: '#000000',
    secondaryColor: '#00000080',
    pictureId: null,
    ownerId: buyerId,
    createdAt: now,
  });
  await updatePerson(db, buyerId, { companyId });
  const customerId = await payments.createCustomer({ companyId }, `customer:${companyId}`);
  await saveAccount(db, { companyId, customerId, keyMode: payments.keyMode, address: ADDRESS });
  const input = { customerId, priceId, trialDays: TRIAL_DAYS, purchase, buyerId };
  await payments.startSubscription(input, `purchase:${purchase}`);
}
