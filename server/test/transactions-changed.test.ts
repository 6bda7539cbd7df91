import { aTransaction, change, changeTransaction, enterTransaction, openTransaction } from './transactions';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const aRealtorsTransaction = async () => {
  const realtor = await aRealtor(server);
  const contract_dates = [
    { title: 'Appraisal Deadline', date: '02-01-2027', description: 'by the lender' },
    { title: 'Closing Date', date: '03-14-2027', description: '' },
  ];
  return { realtor, transaction: await enterTransaction(server, realtor, { contract_dates }) };
};
const present = async (reader: TestPerson, id: string) =>
  (await openTransaction(server, reader, id)).body.result.transactions;

describe('the address of a transaction', () => {
  test('is changed with "Update successful!", in a version of its own', async () => {
    const { realtor, transaction } = await aRealtorsTransaction();
    const address = { street: '9 Elm', city: 'Ely', zipcode: '893010001', state: 'Nevada' };
    const { status, body } = await change(server, realtor, transaction, { ...address, version: 1 });
    expect([status, body.message]).toEqual([200, 'Update successful!']);
    expect(body.result.updatedTransaction).toEqual({ ...transaction, ...address, version: 2 });
    expect(await present(realtor, transaction._id)).toEqual(body.result.updatedTransaction);
  });

  test.each([
    ['street', ' ', 'Street Address is required.'],
    ['city', '', 'City is required.'],
    ['state', '', 'State is required.'],
    ['state', 'Narnia', 'Please choose one of the states.'],
    ['zipcode', '8030a', 'Only numbers are allowed'],
    ['zipcode', '8030', 'Invalid Zip Code'],
    ['zipcode', '8030100012', 'Invalid Zip Code'],
  ])('with %s "%s" says "%s", and nothing of the change is kept', async (field, value, sentence) => {
    const { realtor, transaction } = await aRealtorsTransaction();
    const { status, body } = await change(server, realtor, transaction, { street: '9 Elm Street', [field]: value });
    expect([status, body.errors]).toEqual([400, { [field]: sentence }]);
    expect(await present(realtor, transaction._id)).toEqual(transaction);
  });
});

describe.each(['time_of_day', 'acceptance_time'] as const)('the hour %s of a transaction', (field) => {
  test('is none unless the contract gives one, is changed, stays where it is left out, and is taken back', async () => {
    const { realtor, transaction } = await aRealtorsTransaction();
    expect(transaction[field]).toBeNull();
    const timed = await changeTransaction(server, realtor, transaction, { [field]: '17:00' });
    expect(timed).toEqual({ ...transaction, [field]: '17:00', version: 2 });
    expect(await present(realtor, transaction._id)).toEqual(timed);
    const moved = await changeTransaction(server, realtor, transaction, { street: '9 Elm Street' });
    expect(moved[field]).toBe('17:00');
    const none = await changeTransaction(server, realtor, transaction, { [field]: null });
    expect(none).toEqual({ ...moved, [field]: null, version: 4 });
  });

  test.each(['24:00', '5:00 PM', '17:60', '', 17])('%j is refused: "Please choose a time."', async (value) => {
    const { realtor, transaction } = await aRealtorsTransaction();
    const { status, body } = await change(server, realtor, transaction, { [field]: value });
    expect([status, body.errors]).toEqual([400, { [field]: 'Please choose a time.' }]);
  });
});

describe('what the dates of a transaction count from', () => {
  const counting = { mec: '01-04-2027', contractDate: null, acceptance: null, effectiveDate: null, roll: 'will' };
  const counted = {
    title: 'Title Deadline',
    date: '01-11-2027',
    description: '',
    words: 'MEC + 7 days',
    follows: true,
  };
  const enter = async () => {
    const realtor = await aRealtor(server);
    const contract_dates = [counted, { title: 'Closing Date', date: '03-14-2027', description: '' }];
    return { realtor, transaction: await enterTransaction(server, realtor, { counting, contract_dates }) };
  };

  test('is stored with the words of each date, is changed, and taken back', async () => {
    const { realtor, transaction } = await enter();
    expect(transaction.counting).toEqual(counting);
    expect(transaction.contractDates).toMatchObject([counted, { words: '', follows: false }]);
    expect(await present(realtor, transaction._id)).toEqual(transaction);
    const later = { ...counting, mec: '01-05-2027', roll: 'will_not' };
    const changed = await changeTransaction(server, realtor, transaction, { counting: later });
    expect(changed).toEqual({ ...transaction, counting: later, version: 2 });
    expect((await changeTransaction(server, realtor, transaction, { counting: null })).counting).toBeNull();
  });

  test('a date that was renamed at review keeps its first title, and is still the closing', async () => {
    const realtor = await aRealtor(server);
    const signing = { title: 'Signing', formerTitle: 'Closing Date', date: '03-14-2027', description: '' };
    const transaction = await enterTransaction(server, realtor, { counting, contract_dates: [counted, signing] });
    expect(transaction.contractDates).toMatchObject([{ ...counted, formerTitle: '' }, signing]);
    expect(transaction.closing).toBe(transaction.contractDates[1]?._id);
    expect(await present(realtor, transaction._id)).toEqual(transaction);
  });

  test('a date on another day follows no longer, and keeps its words, also where a client does not know of them', async () => {
    const { realtor, transaction } = await enter();
    const [title, closing] = transaction.contractDates.map(({ words: _words, follows: _follows, ...known }) => known);
    const stays = { contractDates: [{ ...title!, title: 'Record Title Deadline' }, closing!] };
    const renamed = await changeTransaction(server, realtor, transaction, stays);
    expect(renamed.contractDates[0]).toMatchObject({ words: 'MEC + 7 days', follows: true });
    expect(renamed.contractDates.map(({ formerTitle }) => formerTitle)).toEqual(['Title Deadline', '']);
    expect(await present(realtor, transaction._id)).toEqual(renamed);
    const moves = { contractDates: [{ ...title!, date: '01-12-2027' }, closing!] };
    const moved = await changeTransaction(server, realtor, transaction, moves);
    expect(moved.contractDates[0]).toMatchObject({ words: 'MEC + 7 days', follows: false });
    const follows = { contractDates: [{ ...title!, date: '01-11-2027', follows: true }, closing!] };
    const again = await changeTransaction(server, realtor, transaction, follows);
    expect(again.contractDates[0]).toMatchObject({ words: 'MEC + 7 days', follows: true });
  });

  test.each([
    ['counting', { ...counting, mec: '02-30-2027' }, 'counting.mec', 'Please choose a day.'],
    [
      'contractDates',
      [{ ...counted, words: 'w'.repeat(201) }],
      'contractDates.0.words',
      'The words may have at most 200 characters.',
    ],
  ])('a wrong %s is refused, and nothing of the change is stored', async (field, value, at, sentence) => {
    const { realtor, transaction } = await enter();
    const { status, body } = await change(server, realtor, transaction, { street: '9 Elm Street', [field]: value });
    expect([status, body.errors]).toEqual([400, { [at]: sentence }]);
    expect(await present(realtor, transaction._id)).toEqual(transaction);
  });
});

describe('the dates of a transaction', () => {
  test('are replaced by a list in which those that stay keep their ids', async () => {
    const { realtor, transaction } = await aRealtorsTransaction();
    const [appraisal, closing] = transaction.contractDates;
    const contractDates = [
      { title: 'Possession Date', date: '03-15-2027' },
      { ...closing, date: '03-12-2027' },
      { ...appraisal, title: 'Appraisal Objection Deadline', description: 'moved' },
    ];
    const updated = await changeTransaction(server, realtor, transaction, { contractDates });
    expect(updated.contractDates).toMatchObject([
      { title: 'Possession Date', date: '03-15-2027', description: '' },
      { ...closing, date: '03-12-2027' },
      { ...appraisal, title: 'Appraisal Objection Deadline', formerTitle: 'Appraisal Deadline', description: 'moved' },
    ]);
    expect(await present(realtor, transaction._id)).toEqual(updated);
  });

  test('that the list leaves out are gone, down to none', async () => {
    const { realtor, transaction } = await aRealtorsTransaction();
    const one = await changeTransaction(server, realtor, transaction, {
      contractDates: transaction.contractDates.slice(1),
    });
    expect(one.contractDates).toEqual(transaction.contractDates.slice(1));
    expect((await changeTransaction(server, realtor, transaction, { contractDates: [] })).contractDates).toEqual([]);
  });

  test('are its own, though another transaction has dates of the same ids', async () => {
    const { realtor, transaction } = await aRealtorsTransaction();
    const other = await enterTransaction(server, realtor);
    const contractDates = other.contractDates.map((date) => ({ ...date, title: 'Possession Date' }));
    expect((await changeTransaction(server, realtor, transaction, { contractDates })).contractDates).toEqual(
      contractDates,
    );
    expect(await present(realtor, other._id)).toEqual(other);
    await changeTransaction(server, realtor, transaction, { contractDates: [] });
    expect(await present(realtor, other._id)).toEqual(other);
  });

  test.each([
    ['a title', { title: ' ' }, { 'contractDates.0.title': 'Every date needs a title.' }],
    ['a day that exists', { date: '02-30-2027' }, { 'contractDates.0.date': 'Please choose a day.' }],
  ])('each need %s', async (_what, wrong, errors) => {
    const { realtor, transaction } = await aRealtorsTransaction();
    const contractDates = [{ ...transaction.contractDates[0], ...wrong }];
    expect((await change(server, realtor, transaction, { contractDates })).body.errors).toEqual(errors);
  });

  test('are 500 at most, none of them twice', async () => {
    const { realtor, transaction } = await aRealtorsTransaction();
    const [date] = transaction.contractDates;
    const tooMany = Array.from({ length: 501 }, () => ({ title: 'Closing Date', date: '03-14-2027' }));
    const refused = async (contractDates: unknown) =>
      (await change(server, realtor, transaction, { contractDates })).body.errors;
    expect(await refused(tooMany)).toEqual({ contractDates: 'A transaction may have at most 500 dates.' });
    expect(await refused([date, date])).toEqual({ contractDates: 'The same date is in the list twice.' });
  });
});

describe('the notification of a transaction', () => {
  test.each([
    ['hours', 6],
    ['days', 1],
    ['weeks', 1],
    ['days', 365],
  ])('may be %s %i, told with "Scheduled Notification Succesfully"', async (type, value) => {
    const { realtor, transaction } = await aRealtorsTransaction();
    await changeTransaction(server, realtor, transaction, { notification: { type: 'days', value: 3 } });
    const { status, body } = await change(server, realtor, transaction, { notification: { type, value }, version: 2 });
    expect([status, body.message]).toEqual([200, 'Scheduled Notification Succesfully']);
    expect(await present(realtor, transaction._id)).toEqual({
      ...transaction,
      version: 3,
      notification: { type, value },
      lead_times: [{ type, value }],
    });
  });

  test.each([
    [{ type: 'hours', value: 0 }, { 'notification.value': 'Enter correct value' }],
    [{ type: 'hours', value: -6 }, { 'notification.value': 'Enter correct value' }],
    [{ type: 'days', value: 1.5 }, { 'notification.value': 'Enter correct value' }],
    [{ type: 'weeks', value: 53 }, { 'notification.value': 'A notification goes out at most 365 days ahead.' }],
    [{ type: 'months', value: 1 }, { 'notification.type': 'Please choose hours, days or weeks.' }],
  ])('of %j is refused with its sentence', async (notification, errors) => {
    const { realtor, transaction } = await aRealtorsTransaction();
    const { status, body } = await change(server, realtor, transaction, { notification });
    expect([status, body.errors]).toEqual([400, errors]);
  });
});

describe('a transaction that is closed', () => {
  test('stays closed', async () => {
    const { realtor, transaction } = await aRealtorsTransaction();
    expect((await changeTransaction(server, realtor, transaction, { status: 'Closed', version: 1 })).status).toBe(
      'Closed',
    );
    const { status, body } = await change(server, realtor, transaction, { status: 'Active' });
    expect([status, body.errors]).toEqual([400, { status: 'A transaction can be closed, and not opened again.' }]);
  });

  test('can still be corrected', async () => {
    const { realtor, transaction } = await aRealtorsTransaction();
    await changeTransaction(server, realtor, transaction, { status: 'Closed' });
    const corrected = await changeTransaction(server, realtor, transaction, {
      city: 'Lafayette',
      contractDates: [],
      version: 2,
    });
    expect(corrected).toMatchObject({ status: 'Closed', city: 'Lafayette', contractDates: [], version: 3 });
  });
});

describe('a change of a transaction', () => {
  test('may hold several things, which change together', async () => {
    const { realtor, transaction } = await aRealtorsTransaction();
    const input = {
      street: '9 Elm Street',
      status: 'Closed',
      contractDates: [],
      notification: { type: 'days', value: 2 },
    };
    expect(await changeTransaction(server, realtor, transaction, input)).toEqual({
      ...transaction,
      ...input,
      lead_times: [input.notification],
      closing: null,
      version: 2,
    });
  });

  test.each([{}, { version: 1 }, { contract_dates: [] }, aTransaction().client_information])(
    'of nothing that can change (%j) is refused',
    async (input) => {
      const { realtor, transaction } = await aRealtorsTransaction();
      const { status, body } = await change(server, realtor, transaction, input);
      expect([status, Object.values(body.errors ?? {})]).toEqual([400, ['There is nothing to change.']]);
    },
  );

  test('is made by who sees the transaction, 403 to the company and 404 to others', async () => {
    const owner = await aRealtor(server);
    const [agent, other] = [await anAgentOf(server, owner), await anAgentOf(server, owner)];
    const people = [owner, agent, await anEmployeeOf(server, agent), other, await aRealtor(server)];
    const transaction = await enterTransaction(server, agent);
    const statuses: number[] = [];
    for (const by of people)
      statuses.push((await change(server, by, transaction, { street: `${by.id} Street` })).status);
    expect(statuses).toEqual([200, 200, 200, 403, 404]);
    expect((await change(server, owner, { _id: 'nowhere' }, { status: 'Closed' })).status).toBe(404);
  });
});
