import {
  change,
  changeTransaction,
  enterTransaction,
  openTransaction,
  refusedTransaction,
  transactionList,
} from './transactions';
import { anEmployeeOf, aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function aTransactionWithDates() {
  const realtor = await aRealtor(server);
  const contract_dates = [
    { title: 'Appraisal Deadline', date: '02-01-2027', description: 'by the lender' },
    { title: 'Closing Date', date: '03-14-2027', description: '' },
  ];
  const transaction = await enterTransaction(server, realtor, { contract_dates });
  const [appraisal, closing] = transaction.contractDates.map(({ _id }) => _id);
  return { realtor, transaction, appraisal: appraisal!, closing: closing! };
}
const doneOf = ({ contractDates }: { contractDates: { done: unknown }[] }) => contractDates.map(({ done }) => done);

describe('a deadline that is checked off', () => {
  test('says who did it and when, to everybody who sees the transaction', async () => {
    const { realtor, transaction, appraisal } = await aTransactionWithDates();
    const employee = await anEmployeeOf(server, realtor);
    expect(doneOf(transaction)).toEqual([null, null]);
    const earliest = server.clock.now().toISOString();
    const updated = await changeTransaction(server, employee, transaction, {
      checkedOff: [{ _id: appraisal, isDone: true }],
      version: 1,
    });
    const by = { _id: employee.id, fullName: expect.any(String) as string };
    const done = { by, at: expect.any(String) as string, as: 'done', note: '' };
    expect(updated).toEqual({
      ...transaction,
      version: 2,
      contractDates: [{ ...transaction.contractDates[0], done }, transaction.contractDates[1]],
    });
    const at = updated.contractDates[0]!.done!.at;
    expect(earliest <= at && at <= server.clock.now().toISOString()).toBe(true);
    expect((await openTransaction(server, realtor, transaction._id)).body.result.transactions).toEqual(updated);
  });

  test('stays the first person’s when another checks it off again, and is taken back by anybody', async () => {
    const { realtor, transaction, appraisal } = await aTransactionWithDates();
    const employee = await anEmployeeOf(server, realtor);
    const mark = (by: typeof realtor, isDone: boolean) =>
      changeTransaction(server, by, transaction, { checkedOff: [{ _id: appraisal, isDone }] });
    const first = await mark(employee, true);
    expect(await mark(realtor, true)).toEqual(first);
    expect(doneOf(await mark(realtor, false))).toEqual([null, null]);
  });

  test('stays done when the list of dates is sent again, renamed too, and is open again on another day', async () => {
    const { realtor, transaction, appraisal, closing } = await aTransactionWithDates();
    const both = [appraisal, closing].map((_id) => ({ _id, isDone: true }));
    const { contractDates } = await changeTransaction(server, realtor, transaction, { checkedOff: both });
    // a caller cannot write who did it
    const sent = contractDates.map(({ done: _done, ...date }, at) => ({
      ...date,
      title: `${date.title}, amended`,
      done: { by: { _id: 'somebody', fullName: 'Somebody' }, at: '2020-01-01T00:00:00.000Z' },
      ...(at === 1 && { date: '03-20-2027' }),
    }));
    const updated = await changeTransaction(server, realtor, transaction, { contractDates: sent });
    expect(updated.contractDates).toMatchObject([
      { title: 'Appraisal Deadline, amended', done: contractDates[0]!.done },
      { title: 'Closing Date, amended', date: '03-20-2027', done: null },
    ]);
  });

  test('may belong to a closed transaction', async () => {
    const { realtor, transaction, closing } = await aTransactionWithDates();
    await changeTransaction(server, realtor, transaction, { status: 'Closed' });
    const updated = await changeTransaction(server, realtor, transaction, {
      checkedOff: [{ _id: closing, isDone: true }],
    });
    expect(doneOf(updated)).toEqual([null, expect.anything()]);
  });

  test('that the transaction does not have is refused, and nothing is changed', async () => {
    const { realtor, transaction, appraisal } = await aTransactionWithDates();
    const asked = {
      checkedOff: [
        { _id: appraisal, isDone: true },
        { _id: 'another', isDone: true },
      ],
      version: 1,
    };
    const { status, body } = await change(server, realtor, transaction, asked);
    expect([status, body.errors]).toEqual([400, { 'checkedOff.1._id': 'The transaction does not have this date.' }]);
    expect((await openTransaction(server, realtor, transaction._id)).body.result.transactions).toEqual(transaction);
  });

  test('that somebody else has removed in the meantime is answered with the transaction as it is', async () => {
    const { realtor, transaction, appraisal } = await aTransactionWithDates();
    const now = await changeTransaction(server, realtor, transaction, {
      contractDates: transaction.contractDates.slice(1),
    });
    const asked = { checkedOff: [{ _id: appraisal, isDone: true }], version: 1 };
    const { status, body } = await change(server, realtor, transaction, asked);
    expect([status, refusedTransaction(body)]).toEqual([409, now]);
  });

  test('is named once', async () => {
    const { realtor, transaction, closing } = await aTransactionWithDates();
    const checkedOff = [true, false].map((isDone) => ({ _id: closing, isDone }));
    expect((await change(server, realtor, transaction, { checkedOff })).body.errors).toEqual({
      checkedOff: 'The same date is in the list twice.',
    });
  });
});

describe('a deadline that is settled otherwise', () => {
  const NOTE = {
    'checkedOff.0.note': 'This is a right to object or to terminate. Please say in a note why it is waived.',
  };

  async function aRight() {
    const realtor = await aRealtor(server);
    const contract_dates = [{ title: 'Inspection Objection Deadline', date: '02-01-2027', description: '' }];
    const transaction = await enterTransaction(server, realtor, { contract_dates });
    const [{ _id } = { _id: '' }] = transaction.contractDates;
    const settle = (settling: object) =>
      change(server, realtor, transaction, { checkedOff: [{ _id, isDone: true, ...settling }] });
    const stored = async () => (await openTransaction(server, realtor, transaction._id)).body.result.transactions;
    return { realtor, transaction, settle, stored };
  }

  test('is waived, missed or not applicable, as its person says, with their note, in the list too', async () => {
    const { realtor, settle, stored } = await aRight();
    for (const [as, note] of [
      ['waived', 'The buyer wrote on January 30.'],
      ['missed', ''],
      ['not-applicable', 'A new house.'],
    ] as const) {
      expect((await settle({ as, note: ` ${note} ` })).status).toBe(200);
      expect(doneOf(await stored())).toMatchObject([{ as, note, by: { _id: realtor.id } }]);
      const listed = (await transactionList(server, realtor)).body.result.transactions;
      expect(doneOf(listed[0]!)).toEqual(doneOf(await stored()));
    }
  });

  test('is a right that is waived only with a note; a row without one stays open', async () => {
    const { settle, stored } = await aRight();
    for (const note of [undefined, '', '   ']) {
      const { status, body } = await settle({ as: 'waived', note });
      expect([status, body.errors]).toEqual([400, NOTE]);
    }
    expect(doneOf(await stored())).toEqual([null]);
    expect((await settle({ as: 'waived', note: 'By letter.' })).status).toBe(200);
    expect((await settle({ note: '' })).body.errors).toEqual(NOTE);
  });

  test('stays so when somebody checks it off without a way, as an older page does, and is opened again by anybody', async () => {
    const { settle, stored } = await aRight();
    await settle({ as: 'waived', note: 'By letter.' });
    const waived = doneOf(await stored());
    await settle({});
    expect(doneOf(await stored())).toEqual(waived);
    await settle({ isDone: false });
    expect(doneOf(await stored())).toEqual([null]);
  });

  test('is open again on another day', async () => {
    const { realtor, transaction, settle, stored } = await aRight();
    await settle({ as: 'missed' });
    const [date] = transaction.contractDates;
    await changeTransaction(server, realtor, transaction, { contractDates: [{ ...date!, date: '02-02-2027' }] });
    expect(doneOf(await stored())).toEqual([null]);
  });
});
