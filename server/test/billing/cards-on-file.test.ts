import { changeCard } from '@keydate/contracts/billing';
import { ask } from '../ask';
import type { TestPerson } from '../people';
import { aSubscriber, aTrial, overviewOf, startBillingServer, type BillingServer } from './billing-server';
import { typeCard } from './test-sandbox';

const MASTERCARD = '5555555555554444';

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterAll(() => server.close());

const begin = async ({ token }: TestPerson) => (await ask(server, changeCard, { token })).body.result.data.clientSecret;

test('a card whose form was closed is gone on with, and one that was saved is followed by another', async () => {
  const realtor = await aTrial(server);
  const first = await begin(realtor);
  expect(await begin(realtor)).toBe(first);
  await typeCard(server.sandbox, first);
  await server.settle();
  expect((await overviewOf(server, realtor)).card?.last4).toBe('4242');
  const second = await begin(realtor);
  expect(second).not.toBe(first);
  await typeCard(server.sandbox, second, { number: MASTERCARD });
  await server.settle();
  expect((await overviewOf(server, realtor)).card?.last4).toBe('4444');
});

test('a card that is saved days after its form was opened is charged from then on', async () => {
  const realtor = await aSubscriber(server);
  const clientSecret = await begin(realtor);
  await server.pass(5);
  await typeCard(server.sandbox, clientSecret, { number: MASTERCARD });
  await server.settle();
  expect((await overviewOf(server, realtor)).card?.last4).toBe('4444');
});
