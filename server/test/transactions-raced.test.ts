import { randomUUID } from 'node:crypto';
import { removeTeammate } from '@keydate/contracts/teammates';
import { addTransaction, type Transaction } from '@keydate/contracts/transactions';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { transactions } from '../src/transactions/transactions.table';
import { ask } from './ask';
import {
  aTransaction,
  change,
  changeTransaction,
  enterTransaction,
  openTransaction,
  refusedTransaction,
} from './transactions';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const present = async (reader: TestPerson, id: string) =>
  (await openTransaction(server, reader, id)).body.result.transactions;

describe('two people who change one transaction', () => {
  test('at the same time: one does, the other is answered 409 with the transaction as it is now', async () => {
    const realtor = await aRealtor(server);
    const employee = await anEmployeeOf(server, realtor);
    const transaction = await enterTransaction(server, realtor);
    const [closing] = transaction.contractDates;
    const answers = await Promise.all([
      change(server, realtor, transaction, {
        contractDates: [{ ...closing, date: '04-01-2027' }],
        version: transaction.version,
      }),
      change(server, employee, transaction, {
        contractDates: [{ ...closing, date: '04-02-2027' }],
        version: transaction.version,
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body.result.updatedTransaction;
    const refusal = answers.find(({ status }) => status === 409)?.body;
    expect(refusal).toMatchObject({
      code: 'TRANSACTION_CHANGED',
      message: 'Somebody else has changed this transaction in the meantime.',
    });
    expect(refusedTransaction(refusal)).toEqual(kept);
    expect(await present(realtor, transaction._id)).toEqual(kept);
  });

  test('of different things, without having seen each other, are told so too', async () => {
    const realtor = await aRealtor(server);
    const transaction = await enterTransaction(server, realtor);
    await changeTransaction(server, realtor, transaction, { status: 'Closed', version: 1 });
    const { status, body } = await change(server, realtor, transaction, { street: '9 Elm Street', version: 1 });
    expect([status, refusedTransaction(body).status]).toEqual([409, 'Closed']);
    expect(body).toMatchObject({ result: { changedBy: { _id: realtor.id } } });
    expect(await changeTransaction(server, realtor, transaction, { street: '9 Elm Street', version: 2 })).toMatchObject(
      {
        version: 3,
        status: 'Closed',
      },
    );
  });

  test('to the same end are both right', async () => {
    const realtor = await aRealtor(server);
    const transaction = await enterTransaction(server, realtor);
    const closed = await Promise.all(
      [1, 2, 3].map(() => changeTransaction(server, realtor, transaction, { status: 'Closed', version: 1 })),
    );
    expect(closed.map(({ version, status }) => `${version} ${status}`)).toEqual(['2 Closed', '2 Closed', '2 Closed']);
  });
});

test('of a change and a closing at the same time one comes through, and nothing of the other is lost silently', async () => {
  const realtor = await aRealtor(server);
  const employee = await anEmployeeOf(server, realtor);
  const transaction = await enterTransaction(server, realtor);
  const [moved, closed] = await Promise.all([
    change(server, realtor, transaction, { street: '9 Elm Street', contractDates: [], version: 1 }),
    change(server, employee, transaction, { status: 'Closed', version: 1 }),
  ]);
  expect([moved.status, closed.status].sort()).toEqual([200, 409]);
  const isMoved = moved.status === 200;
  const kept = await present(realtor, transaction._id);
  expect(kept).toEqual({
    ...transaction,
    version: 2,
    ...(isMoved ? { street: '9 Elm Street', contractDates: [], closing: null } : { status: 'Closed' }),
  });
  expect(refusedTransaction((isMoved ? closed : moved).body)).toEqual(kept);
});

test('whoever is removed while they enter a transaction leaves none that belongs to nobody', async () => {
  const realtor = await aRealtor(server, { plan: 'Office' });
  for (let round = 0; round < 10; round += 1) {
    const agent = await anAgentOf(server, realtor);
    const [entered, removed] = await Promise.all([
      ask(server, addTransaction, { token: agent.token, body: aTransaction() }),
      ask(server, removeTeammate, { token: realtor.token, params: { id: agent.id } }),
    ]);
    expect([[200, 401].includes(entered.status), removed.status]).toEqual([true, 200]);
  }
  const owners = await server.db
    .select({ id: transactions.ownerId })
    .from(transactions)
    .where(eq(transactions.companyId, realtor.companyId));
  expect(owners.filter(({ id }) => id !== realtor.id)).toEqual([]);
});

test('a change that is sent again, because its reply was lost, adds nothing twice', async () => {
  const realtor = await aRealtor(server);
  const transaction = await enterTransaction(server, realtor);
  const input = {
    contractDates: [{ title: 'Possession Date', date: '03-15-2027' }, ...transaction.contractDates],
    version: 1,
  };
  const first = await changeTransaction(server, realtor, transaction, input);
  expect(await changeTransaction(server, realtor, transaction, input)).toEqual(first);
  expect(first).toMatchObject({
    version: 2,
    contractDates: [{ title: 'Possession Date' }, ...transaction.contractDates],
  });
});

test('an added date that is sent again in other words, because its reply was lost, stands there once', async () => {
  const realtor = await aRealtor(server);
  const transaction = await enterTransaction(server, realtor);
  const added = { _id: randomUUID(), title: 'Possession Date', date: '03-15-2027', description: '', done: null };
  const { version } = await changeTransaction(server, realtor, transaction, {
    contractDates: [...transaction.contractDates, added],
    version: 1,
  });
  const contractDates = [...transaction.contractDates, { ...added, title: 'Key Handover' }];
  expect(
    (await changeTransaction(server, realtor, transaction, { contractDates, version })).contractDates,
  ).toMatchObject(contractDates);
  expect((await present(realtor, transaction._id)).contractDates).toMatchObject(contractDates);
});

test('changes without a version come one after the other, each whole', async () => {
  const realtor = await aRealtor(server);
  const transaction = await enterTransaction(server, realtor);
  const inputs = Array.from({ length: 8 }, (_, index) => ({
    street: `${index} Elm Street`,
    contractDates: Array.from({ length: 20 }, (_row, row) => ({
      title: `Deadline ${row} of ${index}`,
      date: '03-15-2027',
    })),
  }));
  const answers = await Promise.all(inputs.map((input) => changeTransaction(server, realtor, transaction, input)));
  expect(answers.map(({ version }) => version).sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  for (const answer of [...answers, await present(realtor, transaction._id)]) expect(isWhole(answer)).toBe(true);
  expect(await present(realtor, transaction._id)).toEqual(answers.find(({ version }) => version === 9));
});

test('of changes that name their version, each that is kept was made of the one before it', async () => {
  const realtor = await aRealtor(server);
  // each editor reads, waits for as many others as it likes, and writes its change
  const editor = fc.record({ city: fc.constantFrom('Lyons', 'Golden', 'Dacono', 'Aurora'), rereads: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(editor, { minLength: 2, maxLength: 6 }), async (editors) => {
      const transaction = await enterTransaction(server, realtor);
      const kept = [transaction];
      await Promise.all(
        editors.map(async ({ city, rereads }) => {
          const { version } = rereads ? await present(realtor, transaction._id) : transaction;
          const { status, body } = await change(server, realtor, transaction, { city, version });
          if (status === 200) kept.push(body.result.updatedTransaction);
          else expect(refusedTransaction(body).version).toBeGreaterThan(version);
        }),
      );
      const last = await present(realtor, transaction._id);
      const versions = new Set(kept.map(({ version }) => version));
      expect([...versions].sort((a, b) => a - b)).toEqual(
        Array.from({ length: last.version }, (_, index) => index + 1),
      );
      expect(kept.find(({ version }) => version === last.version)).toEqual(last);
      await changeTransaction(server, realtor, transaction, { status: 'Closed' });
    }),
    { numRuns: 15 },
  );
});

/** True if one change wrote a transaction's street and all its dates. */
function isWhole({ street, contractDates }: Transaction): boolean {
  const [number] = street.split(' ');
  return (
    contractDates.length === 20 && contractDates.every(({ title }, row) => title === `Deadline ${row} of ${number}`)
  );
}
