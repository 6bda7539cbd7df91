import { randomUUID } from 'node:crypto';
import { companyClients } from '@keydate/contracts/clients';
import { COMPANY_GREETINGS_PER_DAY, GREETINGS_PER_DAY } from '@keydate/contracts/limits';
import { addTransaction } from '@keydate/contracts/transactions';
import { DAY_MS } from '@keydate/domain/durations';
import { clients } from '../src/transactions/clients/clients.table';
import { ask } from './ask';
import { aTransaction, aNewClient, changeTransaction, enterTransaction } from './transactions';
import { anAgentOf, aRealtor, anEmail, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the active limit', () => {
  const add = (realtor: TestPerson) => ask(server, addTransaction, { token: realtor.token, body: aTransaction() });

  test('without a subscription is one transaction, then 406 "Active transaction limit has exceeded"', async () => {
    const realtor = await aRealtor(server, { plan: null });
    expect((await add(realtor)).status).toBe(200);
    const { status, body } = await add(realtor);
    expect([status, body.message]).toEqual([406, 'Active transaction limit has exceeded']);
  });

  test('counts active transactions only', async () => {
    const realtor = await aRealtor(server, { plan: null });
    await changeTransaction(server, realtor, await enterTransaction(server, realtor), { status: 'Closed' });
    expect((await add(realtor)).status).toBe(200);
  });

  test('lets exactly as many through as it allows, however many come at once', async () => {
    const realtor = await aRealtor(server, { plan: 'Solo' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(realtor)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 406)).toHaveLength(7);
  });

  test('refuses without leaving a client or a mail behind', async () => {
    const realtor = await aRealtor(server, { plan: null });
    await enterTransaction(server, realtor);
    const email_address = anEmail();
    await ask(server, addTransaction, {
      token: realtor.token,
      body: aTransaction({ client_information: aNewClient({ email_address }) }),
    });
    expect(await server.mailsTo(email_address)).toEqual([]);
    const { body } = await ask(server, companyClients, { token: realtor.token });
    expect(body.result.clients).toHaveLength(1);
  });
});

describe('the mails to new clients', () => {
  const anAddress = () => `${randomUUID()}@strangers.example`;
  const enterFor = async (by: TestPerson, email_address: string) => {
    const { body } = await ask(server, addTransaction, {
      token: by.token,
      body: aTransaction({ client_information: aNewClient({ email_address }) }),
    });
    return body.result;
  };

  test(`are ${GREETINGS_PER_DAY} a day from one person, however many transactions are entered at once; the transactions are entered all the same`, async () => {
    const realtor = await aRealtor(server, { plan: 'Brokerage' });
    const addresses = Array.from({ length: GREETINGS_PER_DAY + 5 }, anAddress);
    const added = await Promise.all(addresses.map((address) => enterFor(realtor, address)));
    const mails = await Promise.all(addresses.map((address) => server.mailsTo(address)));
    expect(mails.flat()).toHaveLength(GREETINGS_PER_DAY);
    expect(added.map(({ client }) => client.isTold)).toEqual(mails.map(({ length }) => length === 1));
  });

  /** Stores that somebody has entered this many clients today, whom Keydate has mailed. */
  async function hasGreeted({ id, companyId }: TestPerson, count: number): Promise<void> {
    const now = server.clock.now();
    const rows = Array.from({ length: count }, () => ({
      id: randomUUID(),
      companyId,
      fullName: 'June Okafor',
      email: anAddress(),
      phone: '',
      searchText: '',
      greetedAt: now,
      greetedById: id,
      createdAt: now,
    }));
    await server.db.insert(clients).values(rows);
  }
  const isTold = async (by: TestPerson) => (await enterFor(by, anAddress())).client.isTold;

  test(`are ${COMPANY_GREETINGS_PER_DAY} a day from all people of a company`, async () => {
    const realtor = await aRealtor(server, { plan: 'Brokerage' });
    for (const count of [GREETINGS_PER_DAY - 1, GREETINGS_PER_DAY - 1, GREETINGS_PER_DAY - 1])
      await hasGreeted(await anAgentOf(server, realtor), count);
    await hasGreeted(await anAgentOf(server, realtor), COMPANY_GREETINGS_PER_DAY - 3 * (GREETINGS_PER_DAY - 1) - 1);
    expect([await isTold(realtor), await isTold(realtor)]).toEqual([true, false]);
  });

  test('are limited by network too, whatever companies are founded there', async () => {
    const behind = await startTestServer({ trustedProxies: 1, clientMailsPerNetwork: 3 });
    const enterFrom = async (network: string) => {
      const { token } = await aRealtor(behind);
      const response = await fetch(`${behind.origin}/api/v1/user/${addTransaction.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': network },
        body: JSON.stringify(aTransaction({ client_information: aNewClient({ email_address: anAddress() }) })),
      });
      return addTransaction.replies[200].parse(await response.json()).result.client.isTold;
    };
    const network = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`;
    const told = [];
    for (const host of ['1', '2', '3', '4']) told.push(await enterFrom(`${network}::${host}`));
    told.push(await enterFrom(`2001:db9:${randomUUID().slice(0, 4)}::1`));
    behind.clock.set(new Date(behind.clock.now().getTime() + DAY_MS));
    told.push(await enterFrom(`${network}::1`));
    await behind.close();
    expect(told).toEqual([true, true, true, false, true, true]);
  });

  test('begin anew 24 hours later, and are counted for each person', async () => {
    const realtor = await aRealtor(server, { plan: 'Brokerage' });
    const agent = await anAgentOf(server, realtor);
    await hasGreeted(realtor, GREETINGS_PER_DAY);
    expect([await isTold(realtor), await isTold(agent)]).toEqual([false, true]);
    server.clock.set(new Date(server.clock.now().getTime() + DAY_MS));
    expect(await isTold(realtor)).toBe(true);
  });
});
