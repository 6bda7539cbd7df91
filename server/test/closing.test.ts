import { listNotifications } from '@keydate/contracts/reminders';
import { shareWithLender } from '@keydate/contracts/lenders';
import { tickMilestone } from '@keydate/contracts/loan-milestones';
import { dayAt } from '@keydate/domain/calendar-day';
import { ask } from './ask';
import { aLenderOf } from './lenders';
import { aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';
import { change, changeTransaction, enterTransaction, openTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const row = (title: string, date = '06-16-2027') => ({ title, date, description: '' });
const INSPECTION = row('Inspection Objection Deadline', '05-01-2027');

async function entered(...rows: ReturnType<typeof row>[]) {
  const realtor = await aRealtor(server);
  const transaction = await enterTransaction(server, realtor, { contract_dates: [INSPECTION, ...rows] });
  const ids = transaction.contractDates.map(({ _id }) => _id);
  const [, first, second] = ids;
  const inputs = transaction.contractDates.map(({ done: _done, ...date }) => date);
  const save = (input: Record<string, unknown>) => changeTransaction(server, realtor, transaction, input);
  return { realtor, transaction, inputs, save, first: first!, second: second! };
}
const seenBy = async (reader: TestPerson, { _id }: { _id: string }) =>
  (await openTransaction(server, reader, _id)).body.result.transactions;

describe('the closing of a transaction', () => {
  test('is recognized when it is entered, whatever its spelling', async () => {
    const { realtor, transaction, first } = await entered(row('Scheduled  Closing'), row('Closing Documents'));
    expect(transaction).toMatchObject({ closing: first, closing_marked: false });
    expect(await seenBy(realtor, transaction)).toMatchObject({ closing: first });
  });

  test('is none where no title names it, and none of two', async () => {
    expect((await entered(row('Walk-Through before Closing'))).transaction.closing).toBeNull();
    expect((await entered(row('Closing Date'), row('COE', '06-20-2027'))).transaction.closing).toBeNull();
  });

  test('is decided again when deadlines are renamed, removed, added or moved', async () => {
    const { inputs, save, first } = await entered(row('Closing Date'));
    const [inspection, closing] = inputs as [(typeof inputs)[0], (typeof inputs)[0]];
    expect((await save({ contractDates: [inspection, { ...closing, date: '07-01-2027' }] })).closing).toBe(first);
    // a closing that was renamed is still the closing
    expect((await save({ contractDates: [inspection, { ...closing, title: 'Closing Costs' }] })).closing).toBe(first);
    expect((await save({ contractDates: [inspection, closing] })).closing).toBe(first);
    expect((await save({ contractDates: [inspection, closing, row('Settlement Date')] })).closing).toBeNull();
    expect((await save({ contractDates: [inspection] })).closing).toBeNull();
    const added = await save({ contractDates: [inspection, row('Close of Escrow')] });
    expect(added.closing).toBe(added.contractDates[1]!._id);
  });

  test('is the one that a person marks, until it is removed or the titles are to decide again', async () => {
    const { inputs, save, first, second } = await entered(row('Closing Date'), row('Signing at the bank'));
    expect(await save({ closing: second })).toMatchObject({ closing: second, closing_marked: true });
    const renamed = inputs.map((date) => (date._id === second ? { ...date, title: 'Signing' } : date));
    expect(await save({ contractDates: renamed })).toMatchObject({ closing: second, closing_marked: true });
    expect(await save({ closing: null })).toMatchObject({ closing: first, closing_marked: false });
    await save({ closing: second });
    const without = inputs.filter(({ _id }) => _id !== second);
    expect(await save({ contractDates: without })).toMatchObject({ closing: first, closing_marked: false });
  });

  test('is a deadline of the transaction: another is refused', async () => {
    const { realtor, transaction } = await entered(row('Closing Date'));
    const { status, body } = await change(server, realtor, transaction, { closing: 'another' });
    expect([status, body.errors]).toEqual([400, { closing: 'The transaction does not have this date.' }]);
  });

  test('that somebody marks in an older version is refused as stale', async () => {
    const { realtor, transaction, first } = await entered(row('Signing'));
    await changeTransaction(server, realtor, transaction, { street: '9 Elm Street' });
    expect((await change(server, realtor, transaction, { closing: first, version: 1 })).status).toBe(409);
  });
});

async function withLender(...rows: ReturnType<typeof row>[]) {
  const all = await entered(...rows);
  const lender = await aRealtor(server, { role: 'SuperLender' });
  const part = await aLenderOf(server, all.transaction, all.realtor, lender);
  const told = async () =>
    (await ask(server, listNotifications, { token: lender.token, query: {} })).body.result.notifications.length;
  const share = (body: Record<string, unknown>) =>
    ask(server, shareWithLender, { token: all.realtor.token, params: { id: part.id }, body });
  const move = (id: string, date: string) =>
    all.save({ contractDates: all.inputs.map((one) => (one._id === id ? { ...one, date } : one)) });
  return { ...all, lender, told, share, move };
}

describe('a closing that is moved', () => {
  test('is told of under every spelling, and where a person marked it', async () => {
    const recognized = await withLender(row('Estimated COE'));
    await recognized.move(recognized.first, '06-28-2027');
    expect(await recognized.told()).toBe(1);
    const marked = await withLender(row('Signing at the bank'));
    await marked.share({ sharedDates: [marked.first] });
    await marked.save({ closing: marked.first });
    await marked.move(marked.first, '06-28-2027');
    expect(await marked.told()).toBe(1);
  });

  test('is told of once it is clear which deadline is the closing now', async () => {
    const { inputs, save, told } = await withLender(row('Closing Date'));
    const amended = await save({ contractDates: [...inputs, row('Amended Closing Date', '06-28-2027')] });
    expect([amended.closing, await told()]).toEqual([null, 0]);
    await save({ closing: amended.contractDates.at(-1)!._id });
    expect(await told()).toBe(1);
  });

  test('is told to no lender from whom it is hidden, and not where there is no loan', async () => {
    const { share, move, first, told, transaction, lender, save } = await withLender(row('Closing Date'));
    await share({ hiddenDates: [first] });
    await move(first, '06-28-2027');
    expect(await told()).toBe(0);
    expect(await seenBy(lender, transaction)).toMatchObject({ closing: null, disclosure_was: null });
    await share({ hiddenDates: [] });
    await save({ no_loan: true });
    await move(first, '07-20-2027');
    expect(await told()).toBe(0);
    expect(await seenBy(lender, transaction)).toMatchObject({ closing: first, no_loan: true });
  });

  test('warns until a Closing Disclosure in time for it is ticked, whatever else is called a closing', async () => {
    const { share, move, save, first, second, transaction, realtor, lender } = await withLender(
      row('Signing at the bank'),
      row('Closing Date', '01-10-2026'),
    );
    await share({ sharedDates: [first] });
    await save({ closing: first });
    await move(first, '06-28-2027');
    expect((await seenBy(realtor, transaction)).disclosure_was).not.toBeNull();
    expect(second).toBeDefined();
    const day = dayAt(server.clock.now(), 'America/Denver');
    const params = { transactionId: transaction._id };
    await ask(server, tickMilestone, { token: lender.token, params, body: { milestone: 'disclosure-received', day } });
    expect((await seenBy(realtor, transaction)).disclosure_was).toBeNull();
  });
});
