import { listLenders, resendLenderInvitation } from '@keydate/contracts/lenders';
import { getUser } from '@keydate/contracts/people';
import { companyClients } from '@keydate/contracts/clients';
import { listNotifications, transactionReminders } from '@keydate/contracts/reminders';
import { removeTeammate } from '@keydate/contracts/teammates';
import { ask } from './ask';
import { accept, aLenderOf, anInvitationOfLender, invite, share, withdraw } from './lenders';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';
import {
  aNewClient,
  change,
  changeTransaction,
  enterTransaction,
  idsFound,
  idsIn,
  openTransaction,
  transactionList,
} from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DATES = [
  { title: 'Inspection Objection Deadline', date: '01-10-2027', description: '' },
  { title: 'Appraisal Deadline', date: '02-01-2027', description: '' },
  { title: 'Closing Date', date: '03-14-2027', description: '' },
];

const aLender = () => aRealtor(server, { role: 'SuperLender', fullName: 'Lee Ortiz', plan: null });

async function aShared({ lender }: { lender?: TestPerson } = {}) {
  const realtor = await aRealtor(server);
  const reader = lender ?? (await aLender());
  const client_information = aNewClient({ client_name: 'Wilhelmina Oak', phone_number: '3035550177' });
  const transaction = await enterTransaction(server, realtor, { contract_dates: DATES, client_information });
  const part = await aLenderOf(server, transaction, realtor, reader);
  return { realtor, lender: reader, transaction, part };
}

const titles = ({ contractDates }: { contractDates: { title: string }[] }) => contractDates.map(({ title }) => title);
const seen = async (reader: TestPerson, id: string) =>
  (await openTransaction(server, reader, id)).body.result.transactions;

describe('a lender reads a transaction that they accepted', () => {
  test('with the client’s name, and with loan, appraisal, insurance and closing deadlines', async () => {
    const { lender, transaction } = await aShared();
    const shown = await seen(lender, transaction._id);

    expect(shown.asLender).toEqual({ company: 'Alder & Finch Realty', seesContact: false });
    expect(shown.client_information).toMatchObject({
      client_name: 'Wilhelmina Oak',
      phone_number: '',
      email_address: '',
    });
    expect(titles(shown)).toEqual(['Appraisal Deadline', 'Closing Date']);
  });

  test('without a code to invite by, and without an id of the other company or its people', async () => {
    const { lender, transaction, realtor } = await aShared();
    await changeTransaction(server, realtor, transaction, {
      checkedOff: [{ _id: transaction.contractDates[1]!._id, isDone: true }],
    });
    const { body } = await openTransaction(server, lender, transaction._id);

    expect(body.result.invites).toEqual([]);
    expect(body.result.transactions.contractDates[0]?.done?.by.fullName).toBe('Alder & Finch Realty');
    const told = JSON.stringify(body);
    for (const id of [realtor.id, realtor.companyId, transaction.client_information.client_id._id])
      expect(told).not.toContain(id);
  });

  test('without what the company has noted about a deadline, shared or not', async () => {
    const { lender, transaction, realtor, part } = await aShared();
    const noted = transaction.contractDates.map(({ _id, title, date }) => ({
      ...{ _id, title, date },
      description: 'She would pay more.',
    }));
    const checkedOff = [{ _id: noted[1]!._id, isDone: true, as: 'waived', note: 'She would pay more.' }];
    await changeTransaction(server, realtor, transaction, { contractDates: noted, checkedOff });
    await share(server, realtor, part, { sharedDates: noted.map(({ _id }) => _id) });
    const shown = await seen(lender, transaction._id);
    expect(shown.contractDates.map(({ description }) => description)).toEqual(['', '', '']);
    expect(shown.contractDates[1]!.done).toMatchObject({ as: 'waived', note: '' });
    expect(JSON.stringify((await transactionList(server, lender)).body)).not.toContain('She would pay more.');
  });

  test('without a sign of how often the company has changed what they do not see', async () => {
    const { lender, transaction, realtor } = await aShared();
    const before = await seen(lender, transaction._id);
    const changed = await changeTransaction(server, realtor, transaction, {
      checkedOff: [{ _id: transaction.contractDates[0]!._id, isDone: true }],
    });
    expect(changed.version).toBeGreaterThan(transaction.version);
    expect((await seen(lender, transaction._id)).version).toBe(before.version);
  });

  test('with more where it is shared, and with less again', async () => {
    const { lender, transaction, realtor, part } = await aShared();
    const inspection = transaction.contractDates[0]!._id;
    expect((await share(server, realtor, part, { sharesContact: true, sharedDates: [inspection] })).status).toBe(200);
    const more = await seen(lender, transaction._id);
    expect(titles(more)).toContain('Inspection Objection Deadline');
    expect(more.client_information.phone_number).toBe('3035550177');

    await share(server, realtor, part, { sharesContact: false, sharedDates: [] });
    expect(titles(await seen(lender, transaction._id))).not.toContain('Inspection Objection Deadline');
  });

  test('and changes nothing of it: 403, and nothing of how it is now', async () => {
    const { lender, transaction } = await aShared();
    const { status, body } = await change(server, lender, transaction, { status: 'Closed', version: 99 });
    expect([status, JSON.stringify(body).includes('Wilhelmina')]).toEqual([403, false]);
  });

  test('and no other transaction, client or list of the company', async () => {
    const { lender, realtor } = await aShared();
    const other = await enterTransaction(server, realtor);
    expect((await openTransaction(server, lender, other._id)).status).toBe(404);
    expect((await change(server, lender, other, { status: 'Closed' })).status).toBe(404);
    expect((await transactionList(server, lender, {}, realtor.id)).status).toBe(404);
    expect((await ask(server, companyClients, { token: lender.token, query: {} })).body.result.clients).toEqual([]);
  });

  test('and is reminded of what they see of it, once it is due', async () => {
    const { lender, transaction, realtor } = await aShared();
    const { body } = await ask(server, transactionReminders, { token: lender.token, params: { id: transaction._id } });
    expect(new Set(body.result.reminders.map(({ title }) => title))).toEqual(
      new Set(['Appraisal Deadline', 'Closing Date']),
    );
    expect(new Set(body.result.reminders.map(({ person }) => person._id))).toEqual(new Set([lender.id]));
    const all = await ask(server, transactionReminders, { token: realtor.token, params: { id: transaction._id } });
    expect(all.body.result.reminders.map(({ person }) => person._id)).toContain(lender.id);
  });
});

describe('in the lender’s list', () => {
  test('it comes at the place of the next deadline that they see, not of one that they do not', async () => {
    const { lender, transaction, realtor, part } = await aShared();
    const own = await enterTransaction(server, lender, {
      contract_dates: [{ title: 'Closing Date', date: '01-20-2027', description: '' }],
    });
    expect(idsIn(await transactionList(server, lender))).toEqual([own._id, transaction._id]);

    await share(server, realtor, part, { sharedDates: [transaction.contractDates[0]!._id] });
    expect(idsIn(await transactionList(server, lender))).toEqual([transaction._id, own._id]);
  });

  test('it moves when a deadline that they see is moved or checked off', async () => {
    const { lender, transaction, realtor } = await aShared();
    const own = await enterTransaction(server, lender, {
      contract_dates: [{ title: 'Closing Date', date: '02-15-2027', description: '' }],
    });
    expect(idsIn(await transactionList(server, lender))).toEqual([transaction._id, own._id]);
    await changeTransaction(server, realtor, transaction, {
      checkedOff: [{ _id: transaction.contractDates[1]!._id, isDone: true }],
    });
    expect(idsIn(await transactionList(server, lender))).toEqual([own._id, transaction._id]);
  });

  test('it is among the closed ones once it is closed, and pages lead from one to the next', async () => {
    const lender = await aLender();
    const shared = [await aShared({ lender }), await aShared({ lender })];
    await changeTransaction(server, shared[0]!.realtor, shared[0]!.transaction, { status: 'Closed' });
    expect(idsIn(await transactionList(server, lender, { status: 'Closed' }))).toEqual([shared[0]!.transaction._id]);

    await enterTransaction(server, lender);
    const first = await transactionList(server, lender, { limit: '1' });
    const second = await transactionList(server, lender, { limit: '1', cursor: first.body.result.nextCursor! });
    const third = await transactionList(server, lender, { limit: '1', cursor: second.body.result.nextCursor! });
    expect(new Set([first, second, third].flatMap(idsIn)).size).toBe(3);
    expect(third.body.result.nextCursor).toBeNull();
  });

  test('it does not count against the lender’s plan', async () => {
    const { lender } = await aShared();
    // without a subscription a company may have one
    await expect(enterTransaction(server, lender)).resolves.toBeDefined();
  });
});

test('a lender’s search finds the address', async () => {
  const { lender, transaction } = await aShared();
  expect(await idsFound(server, lender, transaction.street)).toEqual([transaction._id]);
  expect(await idsFound(server, lender, `${transaction.street} Elsewhere`)).toEqual([]);
});

test('a lender’s search finds the client’s name, and the email address only where it is shared', async () => {
  const { lender, transaction, realtor, part } = await aShared();
  const email = transaction.client_information.email_address;
  expect(await idsFound(server, lender, 'wilhelm')).toEqual([transaction._id]);
  expect(await idsFound(server, lender, 'buyers')).toEqual([transaction._id]);
  expect(await idsFound(server, lender, email)).toEqual([]);
  await share(server, realtor, part, { sharesContact: true });
  expect(await idsFound(server, lender, email)).toEqual([transaction._id]);
});

describe('when a transaction is withdrawn', () => {
  test('the lender no longer sees it anywhere, and the history stays', async () => {
    const { lender, transaction, realtor, part } = await aShared();
    expect((await withdraw(server, realtor, part)).body.result.lender.state).toBe('withdrawn');

    expect((await openTransaction(server, lender, transaction._id)).status).toBe(404);
    expect(idsIn(await transactionList(server, lender))).toEqual([]);
    expect(await idsFound(server, lender, 'wilhelm')).toEqual([]);
    const { body } = await ask(server, transactionReminders, { token: realtor.token, params: { id: transaction._id } });
    expect(body.result.reminders.map(({ person }) => person._id)).not.toContain(lender.id);
    const list = await ask(server, listLenders, { token: realtor.token, params: { transactionId: transaction._id } });
    expect(list.body.result.lenders).toMatchObject([{ state: 'withdrawn', lender: { fullName: 'Lee Ortiz' } }]);
    const [mail] = await server.mailsTo(lender.email);
    expect(mail?.subject).toBe('You are no longer a lender on a transaction of Alder & Finch Realty');
    for (const words of [realtor.fullName, realtor.email]) expect(mail?.text).not.toContain(words);
  });

  test('what was shared stays as it was, whatever is shared after', async () => {
    const { realtor, part } = await aShared();
    const { lender: withdrawn } = (await withdraw(server, realtor, part)).body.result;
    const { status, body } = await share(server, realtor, part, { sharesContact: !withdrawn.sharesContact });
    expect([status, body.result.lender]).toEqual([200, withdrawn]);
  });

  test('what the bell has shown of it is gone, too, and that it ended names the company alone', async () => {
    const { lender, part, realtor, transaction } = await aShared();
    const moved = transaction.contractDates.map(({ _id, title, date, description }) => ({
      ...{ _id, title, description },
      date: title === 'Closing Date' ? '03-21-2027' : date,
    }));
    await changeTransaction(server, realtor, transaction, { contractDates: moved });
    const shown = async () => (await ask(server, listNotifications, { token: lender.token, query: {} })).body.result;
    expect(await shown()).toMatchObject({ notifications: [{ kind: 'closing-moved' }], unread: 1 });
    await withdraw(server, realtor, part);
    expect(await shown()).toMatchObject({
      notifications: [{ kind: 'lender-withdrawn', transaction: { street: '', clientName: 'Alder & Finch Realty' } }],
      unread: 1,
    });
  });

  test('the lender can be invited again', async () => {
    const { lender, transaction, realtor, part } = await aShared();
    await withdraw(server, realtor, part);
    await aLenderOf(server, transaction, realtor, lender);
    expect((await openTransaction(server, lender, transaction._id)).status).toBe(200);
  });
});

describe('a lender who is removed from their company', () => {
  test('loses what they read for it, and their teammates never saw it', async () => {
    const boss = await aRealtor(server, { role: 'SuperLender' });
    const lender = await anAgentOf(server, boss);
    const { transaction, realtor } = await aShared({ lender });
    expect((await openTransaction(server, boss, transaction._id)).status).toBe(404);
    expect(idsIn(await transactionList(server, boss, {}, lender.id))).toEqual([]);
    expect(idsIn(await transactionList(server, lender))).toEqual([transaction._id]);

    await ask(server, removeTeammate, { token: boss.token, params: { id: lender.id } });
    const list = await ask(server, listLenders, { token: realtor.token, params: { transactionId: transaction._id } });
    expect(list.body.result.lenders).toMatchObject([{ state: 'left' }]);
    expect((await openTransaction(server, boss, transaction._id)).status).toBe(404);
  });

  test('of whom another teammate is invited, too, leaves that one reading', async () => {
    const boss = await aRealtor(server, { role: 'SuperLender' });
    const lender = await anEmployeeOf(server, boss);
    const { transaction, realtor } = await aShared({ lender });
    await aLenderOf(server, transaction, realtor, boss);
    await ask(server, removeTeammate, { token: boss.token, params: { id: lender.id } });
    expect((await openTransaction(server, boss, transaction._id)).status).toBe(200);
  });
});

test('a lender sees their own transactions as their own, and no sign of lenders', async () => {
  const lender = await aLender();
  const own = await enterTransaction(server, lender);
  expect((await seen(lender, own._id)).asLender).toBeNull();
  expect((await ask(server, getUser, { token: lender.token })).status).toBe(200);
});

test('a closed transaction invites nobody, and an open invitation is sent again only while it is open', async () => {
  const { realtor, transaction } = await aShared();
  const another = await aLender();
  const invited = await anInvitationOfLender(server, transaction, realtor, another);
  const again = () => ask(server, resendLenderInvitation, { token: realtor.token, params: { id: invited.id } });
  expect((await again()).status).toBe(200);
  expect(await server.mailsTo(another.email)).toHaveLength(2);
  await changeTransaction(server, realtor, transaction, { status: 'Closed' });
  expect((await again()).body).toMatchObject({ code: 'TRANSACTION_CLOSED' });
  expect((await invite(server, realtor, transaction._id, 'loans@mail.example')).body).toMatchObject({
    code: 'TRANSACTION_CLOSED',
  });
  expect((await accept(server, another, invited)).body).toMatchObject({ code: 'LENDER_TRANSACTION_CLOSED' });
});
