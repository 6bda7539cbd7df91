import { subscribeToNewsletter, unsubscribeFromNewsletter } from '@keydate/contracts/newsletter';
import { NEWSLETTER_REQUESTS_PER_NETWORK } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import { newsletterSubscribers } from '../src/accounts/newsletter/newsletter.table';
import { ask } from './ask';
import { anEmail } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
// another day: requests of other tests from this machine do not count
beforeEach(() => server.clock.set(new Date(server.clock.now().getTime() + 2 * DAY_MS)));

const subscribe = (email: string) => ask(server, subscribeToNewsletter, { body: { email } });
const unsubscribe = (token: string) => ask(server, unsubscribeFromNewsletter, { body: { token } });
const stored = async (email: string) =>
  (await server.db.select().from(newsletterSubscribers)).filter((subscriber) => subscriber.email === email);

async function tokenMailedTo(email: string): Promise<string> {
  const [mail] = await server.mailsTo(email);
  return /\/newsletter#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no token';
}

test('an address is stored in its one form, and told so by a mail with the link that deletes it', async () => {
  const email = anEmail();

  expect((await subscribe(`  ${email.toUpperCase()} `)).status).toBe(200);

  expect(await stored(email)).toHaveLength(1);
  const [mail, ...others] = await server.mailsTo(email);
  expect([mail?.subject, others]).toEqual(['You asked for news about Keydate', []]);
  expect(mail?.text).toContain('We stored only the address and the day.');
  expect(mail?.text).toContain(`${server.tools.config.publicOrigin}/newsletter#`);
});

test('an address that is stored already gets the same answer and no second mail', async () => {
  const email = anEmail();

  const [first, second] = [await subscribe(email), await subscribe(email)];

  expect(second).toMatchObject({ status: 200, body: first.body });
  expect(await server.mailsTo(email)).toHaveLength(1);
});

test('two requests at once store an address once', async () => {
  const email = anEmail();

  await Promise.all(Array.from({ length: 6 }, () => subscribe(email)));

  expect(await stored(email)).toHaveLength(1);
  expect(await server.mailsTo(email)).toHaveLength(1);
});

test('the token of the mail deletes its own address and no other', async () => {
  const [mine, theirs] = [anEmail(), anEmail()];
  await subscribe(mine);
  await subscribe(theirs);

  expect((await unsubscribe(await tokenMailedTo(mine))).status).toBe(200);

  expect([await stored(mine), await stored(theirs)]).toEqual([[], [expect.anything()]]);
});

test('the token is stored as a hash, works once, and a new subscription has another', async () => {
  const email = anEmail();
  await subscribe(email);
  const token = await tokenMailedTo(email);
  expect(JSON.stringify(await stored(email))).not.toContain(token);

  await unsubscribe(token);

  expect(await unsubscribe(token)).toMatchObject({ status: 404, body: { code: 'SUBSCRIBER_UNKNOWN' } });
  await subscribe(email);
  expect(await tokenMailedTo(email)).not.toBe(token);
});

test.each(['', 'short', 'x'.repeat(43)])('the token %j deletes nothing', async (token) => {
  const email = anEmail();
  await subscribe(email);

  expect((await unsubscribe(token)).status).toBeGreaterThanOrEqual(400);

  expect(await stored(email)).toHaveLength(1);
});

test.each([
  ['', 'Email is required'],
  ['june', 'Invalid email address'],
])('the address %j is refused with a sentence', async (email, sentence) => {
  expect(await subscribe(email)).toMatchObject({ status: 400, body: { errors: { email: sentence } } });
});

test('one network may ask so often within a day and then again', async () => {
  for (let asked = 0; asked < NEWSLETTER_REQUESTS_PER_NETWORK; asked += 1)
    expect((await subscribe(anEmail())).status).toBe(200);
  const late = anEmail();

  expect(await subscribe(late)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(await stored(late)).toEqual([]);

  server.clock.set(new Date(server.clock.now().getTime() + DAY_MS));
  expect((await subscribe(late)).status).toBe(200);
});
