import { listInvoices } from '@keydate/contracts/billing-overview';
import { addTransaction } from '@keydate/contracts/transactions';
import { login } from '@keydate/contracts/people';
import { startJobs } from '../../src/jobs/start-jobs';
import { PROVIDER_TIME_MS, providerTimeLeft } from '../../src/ports/provider-time';
import { ask } from '../ask';
import { openOwnDatabase } from '../own-database';
import { anAgentOf } from '../people';
import { dayIn, sendBefore } from '../reminders';
import { acceptTerms, codeOf, isInvited } from '../sign-ups';
import { aTransaction, changeTransaction, enterTransaction } from '../transactions';
import { aTrial, startBillingServer, subscriptionsAt, userOf, type BillingServer } from './billing-server';

const PASSWORD = 'Juniper!2026';

let remove: () => Promise<void>;
let server: BillingServer;
// jobs run, and days go by, for everybody in it
beforeAll(async () => {
  const own = await openOwnDatabase();
  remove = own.remove;
  server = await startBillingServer({}, own);
});
afterAll(async () => {
  await server.close();
  await remove();
});

test('a server that starts repairs what lost webhooks left behind', async () => {
  const realtor = await aTrial(server);
  server.webhooks.route = () => [];
  const [subscription] = await subscriptionsAt(server, realtor);
  await server.stripe.subscriptions.update(subscription!.id, { cancel_at_period_end: true });
  await server.settle();
  expect((await userOf(server, realtor)).subscriptions?.isCancelled).toBe(false);

  const stop = startJobs(server.tools);
  await server.tools.background.settle();
  stop();
  expect((await userOf(server, realtor)).subscriptions?.isCancelled).toBe(true);
  server.webhooks.route = (payload, signature) => [[payload, signature]];
});

test('after a plan has ended everybody can sign in and edit, and reminders go out; only what is new is refused', async () => {
  const realtor = await aTrial(server, 'Team', { password: PASSWORD });
  const day = dayIn(server, 9);
  const dates = { contract_dates: [{ title: 'Closing Date', date: day, description: '' }] };
  const transaction = await enterTransaction(server, realtor, dates);
  await enterTransaction(server, realtor, { street: '50 Juniper Lane' });
  await anAgentOf(server, realtor);
  await anAgentOf(server, realtor);
  const invited = await isInvited(server, await codeOf(server, realtor, 'agentsInviteLink'));
  await server.pass(8);
  expect((await userOf(server, realtor)).subscriptionNotice?.kind).toBe('ended');

  expect((await ask(server, login, { body: { email: realtor.email, password: PASSWORD } })).status).toBe(200);
  const { street } = await changeTransaction(server, realtor, transaction, { street: '49 Juniper Lane' });
  expect(street).toBe('49 Juniper Lane');
  await sendBefore(server, day, 6);
  const subjects = (await server.mailsTo(realtor.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^Closing Date: 6 hours left/));

  const added = await ask(server, addTransaction, { token: realtor.token, body: aTransaction() });
  expect([added.status, added.body.message]).toEqual([406, 'Active transaction limit has exceeded']);
  const joined = await acceptTerms(server, invited);
  expect([joined.status, joined.body.message]).toEqual([406, 'Team member limit has exceeded']);
});

test('a call gives all its requests to the provider 25 seconds together', async () => {
  const { token } = await aTrial(server);
  const { payments } = server.tools;
  const { listInvoices: list } = payments;
  let left = Infinity;
  payments.listInvoices = async (customer) => {
    left = providerTimeLeft();
    return list(customer);
  };
  expect((await ask(server, listInvoices, { token })).status).toBe(200);
  payments.listInvoices = list;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(PROVIDER_TIME_MS);
});
