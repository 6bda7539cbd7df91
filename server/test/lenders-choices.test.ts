import { inviteLender, listLenders } from '@keydate/contracts/lenders';
import { ask } from './ask';
import { accept, aLenderOf, share } from './lenders';
import { anEmployeeOf, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';
import { enterTransaction, openTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const TITLES = ['Inspection repairs due before Closing', 'Rate Lock Expiration', 'Clear to Close', 'Closing Date'];

async function entered() {
  const realtor = await aRealtor(server);
  const contract_dates = TITLES.map((title) => ({ title, date: '06-16-2027', description: '' }));
  const transaction = await enterTransaction(server, realtor, { contract_dates });
  const ids = transaction.contractDates.map(({ _id }) => _id);
  return { realtor, transaction, ids, lender: await aRealtor(server, { role: 'SuperLender' }) };
}

const titlesSeen = async (reader: TestPerson, { _id }: { _id: string }) =>
  (await openTransaction(server, reader, _id)).body.result.transactions.contractDates.map(({ title }) => title);

test('a lender sees the rows of a form that are for lenders, and not what only has a word of them', async () => {
  const { realtor, transaction, lender } = await entered();
  await aLenderOf(server, transaction, realtor, lender);
  expect(await titlesSeen(lender, transaction)).toEqual(TITLES.slice(1));
});

test('the choices that come with an invitation are what the lender sees after accepting it', async () => {
  const { realtor, transaction, lender, ids } = await entered();
  const { body } = await ask(server, inviteLender, {
    token: realtor.token,
    params: { transactionId: transaction._id },
    body: {
      email: lender.email,
      sharesContact: true,
      sharedDates: [ids[0]!, 'of another transaction'],
      hiddenDates: [ids[1]!],
    },
  });
  expect(body.result.lender).toMatchObject({ sharesContact: true, sharedDates: [ids[0]], hiddenDates: [ids[1]] });
  await accept(server, lender, { id: body.result.lender._id });
  expect(await titlesSeen(lender, transaction)).toEqual([TITLES[0], TITLES[2], TITLES[3]]);
});

test('a lender sees the hour of the Acceptance Deadline only with that deadline', async () => {
  const { realtor, lender } = await entered();
  const transaction = await enterTransaction(server, realtor, {
    street: '9 Aspen Way',
    acceptance_time: '19:30',
    contract_dates: [{ title: 'Acceptance Deadline Date', date: '06-16-2027', description: '' }],
  });
  const part = await aLenderOf(server, transaction, realtor, lender);
  const hourSeen = async () =>
    (await openTransaction(server, lender, transaction._id)).body.result.transactions.acceptance_time;
  expect(await hourSeen()).toBeNull();
  await share(server, realtor, part, { sharedDates: transaction.contractDates.map(({ _id }) => _id) });
  expect(await hourSeen()).toBe('19:30');
});

test('a row is hidden from one lender alone, and shown again; an old client that shares rows changes nothing of it', async () => {
  const { realtor, transaction, lender, ids } = await entered();
  const other = await aRealtor(server, { role: 'SuperLender' });
  const part = await aLenderOf(server, transaction, realtor, lender);
  await aLenderOf(server, transaction, realtor, other);
  await share(server, realtor, part, { hiddenDates: [ids[3]!] });
  await share(server, realtor, part, { sharedDates: [ids[0]!] });
  expect(await titlesSeen(lender, transaction)).toEqual(TITLES.slice(0, 3));
  expect(await titlesSeen(other, transaction)).toEqual(TITLES.slice(1));
  const { body } = await ask(server, listLenders, {
    token: realtor.token,
    params: { transactionId: transaction._id },
  });
  expect(body.result.lenders.map(({ hiddenDates }) => hiddenDates.length)).toEqual([0, 1]);
  await share(server, realtor, part, { hiddenDates: [] });
  expect(await titlesSeen(lender, transaction)).toEqual(TITLES);
});

test('of two people’s choices at once, each keeps the rows that the other has not chosen', async () => {
  const { realtor, transaction, lender, ids } = await entered();
  const employee = await anEmployeeOf(server, realtor);
  const part = await aLenderOf(server, transaction, realtor, lender);
  const answers = await Promise.all([
    share(server, realtor, part, { sharedDates: [ids[0]!], hiddenDates: [], changedDates: [ids[0]!] }),
    share(server, employee, part, { sharedDates: [], hiddenDates: [ids[3]!], changedDates: [ids[3]!] }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await titlesSeen(lender, transaction)).toEqual(TITLES.slice(0, 3));
});
