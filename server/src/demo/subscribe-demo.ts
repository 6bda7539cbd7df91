import {
  catchUpCompany,
  changeCard,
  createCatalog,
  findSubscription,
  saveAddress,
  startSubscription,
} from '../billing';
import { findPerson, type Member, memberOf } from '../accounts';
import type { Tools } from '../tools';
import { DEMO_COMPANIES, demoCompanyId, type DemoCompany } from './companies';
import { demoId } from './people';

type SubscribeTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background' | 'payments' | 'demo' | 'ask'>;

const SENDER = { address: '127.0.0.1', userAgent: 'demo' };
const COUNTRY = 'US';

/**
 * Starts the trials of the demo's companies, once, each with a card: so they renew instead of lapsing after a week. With
 * the operator's own provider the demo buys nothing, and its start does not wait for an answer.
 */
export async function subscribeDemo(tools: SubscribeTools): Promise<void> {
  if (!tools.demo?.sandbox) return;
  await createCatalog(tools);
  for (const company of DEMO_COMPANIES.filter(({ isOnTrial }) => isOnTrial))
    await subscribe(tools, company).catch(async (error: unknown) => {
      // if two servers start together, one may find the other in the middle of it
      if (!(await findSubscription(tools.db, demoCompanyId(company)))) throw error;
    });
}

async function subscribe(tools: SubscribeTools, company: DemoCompany): Promise<void> {
  const companyId = demoCompanyId(company);
  const owner = await findPerson(tools.db, demoId(company.owner));
  if (!tools.demo?.sandbox || owner?.companyId !== companyId) return;
  const member = memberOf(owner);
  const held = await findSubscription(tools.db, companyId);
  if (!held) await startTrial(tools, member, owner.fullName, company);
  // a start that was interrupted left it without
  if (held?.card) return;
  const { clientSecret } = await changeCard(tools, member, SENDER);
  await tools.demo.sandbox.typeCard(clientSecret);
  await catchUpCompany(tools, companyId);
}

async function startTrial(tools: SubscribeTools, member: Member, name: string, company: DemoCompany): Promise<void> {
  const { street: line1, city, zipCode: postal_code } = company;
  const address = { line1, line2: null, city, state: 'CO', postal_code, country: COUNTRY };
  await saveAddress(tools, member, { name, address }, SENDER);
  const team = (await tools.payments.readCatalog()).find(({ plan }) => plan === 'Team');
  if (!team) throw new Error('The catalog of the demo has no Team plan');
  await startSubscription(tools, member, team.priceId, SENDER);
}
