import { aDeal, change, changeDeal, enterDeal, openDeal } from './deals';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const aRealtorsDeal = async () => {
  const realtor = await aRealtor(server);
  const contract_dates = [
    { title: 'Appraisal Deadline', date: '02-01-2027', description: 'by the lender' },
    { title: 'Closing Date', date: '03-14-2027', description: '' },
  ];
  return { realtor, deal: await enterDeal(server, realtor, { contract_dates }) };
};
const present = async (reader: TestPerson, id: string) => (await openDeal(server, reader, id)).body.result.transactions;

describe('the address of a deal', () => {
  test('is changed with "Update successful!", in a version of its own', async () => {
    const { realtor, deal } = await aRealtorsDeal();
    const address = { street: '9 Elm', city: 'Ely', zipcode: '893010001', state: 'Nevada' };
    const { status, body } = await change(server, realtor, deal, { ...address, version: 1 });
    expect([status, body.message]).toEqual([200, 'Update successful!']);
    expect(body.result.updatedTransaction).toEqual({ ...deal, ...address, version: 2 });
    expect(await present(realtor, deal._id)).toEqual(body.result.updatedTransaction);
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
    const { realtor, deal } = await aRealtorsDeal();
    const { status, body } = await change(server, realtor, deal, { street: '9 Elm Street', [field]: value });
    expect([status, body.errors]).toEqual([400, { [field]: sentence }]);
    expect(await present(realtor, deal._id)).toEqual(deal);
  });
});

describe('the time of day of a deal', () => {
  test('is none unless the contract gives one, is changed, and taken back', async () => {
    const { realtor, deal } = await aRealtorsDeal();
    expect(deal.time_of_day).toBeNull();
    const timed = await changeDeal(server, realtor, deal, { time_of_day: '17:00' });
    expect(timed).toEqual({ ...deal, time_of_day: '17:00', version: 2 });
    expect(await present(realtor, deal._id)).toEqual(timed);
    expect(await changeDeal(server, realtor, deal, { time_of_day: null })).toEqual({ ...deal, version: 3 });
  });

  test.each(['24:00', '5:00 PM', '17:60', '', 17])('%j is refused: "Please choose a time."', async (time_of_day) => {
    const { realtor, deal } = await aRealtorsDeal();
    const { status, body } = await change(server, realtor, deal, { time_of_day });
    expect([status, body.errors]).toEqual([400, { time_of_day: 'Please choose a time.' }]);
  });
});

describe('the dates of a deal', () => {
  test('are replaced by a list in which those that stay keep their ids', async () => {
    const { realtor, deal } = await aRealtorsDeal();
    const [appraisal, closing] = deal.contractDates;
    const contractDates = [
      { title: 'Possession Date', date: '03-15-2027' },
      { ...closing, date: '03-12-2027' },
      { ...appraisal, title: 'Appraisal Objection Deadline', description: 'moved' },
    ];
    const updated = await changeDeal(server, realtor, deal, { contractDates });
    expect(updated.contractDates).toMatchObject([
      { title: 'Possession Date', date: '03-15-2027', description: '' },
      { ...closing, date: '03-12-2027' },
      { ...appraisal, title: 'Appraisal Objection Deadline', description: 'moved' },
    ]);
    expect(await present(realtor, deal._id)).toEqual(updated);
  });

  test('that the list leaves out are gone, down to none', async () => {
    const { realtor, deal } = await aRealtorsDeal();
    const one = await changeDeal(server, realtor, deal, { contractDates: deal.contractDates.slice(1) });
    expect(one.contractDates).toEqual(deal.contractDates.slice(1));
    expect((await changeDeal(server, realtor, deal, { contractDates: [] })).contractDates).toEqual([]);
  });

  test('are its own, though another deal has dates of the same ids', async () => {
    const { realtor, deal } = await aRealtorsDeal();
    const other = await enterDeal(server, realtor);
    const contractDates = other.contractDates.map((date) => ({ ...date, title: 'Possession Date' }));
    expect((await changeDeal(server, realtor, deal, { contractDates })).contractDates).toEqual(contractDates);
    expect(await present(realtor, other._id)).toEqual(other);
    await changeDeal(server, realtor, deal, { contractDates: [] });
    expect(await present(realtor, other._id)).toEqual(other);
  });

  test.each([
    ['a title', { title: ' ' }, { 'contractDates.0.title': 'Every date needs a title.' }],
    ['a day that exists', { date: '02-30-2027' }, { 'contractDates.0.date': 'Please choose a day.' }],
  ])('each need %s', async (_what, wrong, errors) => {
    const { realtor, deal } = await aRealtorsDeal();
    const contractDates = [{ ...deal.contractDates[0], ...wrong }];
    expect((await change(server, realtor, deal, { contractDates })).body.errors).toEqual(errors);
  });

  test('are 500 at most, none of them twice', async () => {
    const { realtor, deal } = await aRealtorsDeal();
    const [date] = deal.contractDates;
    const tooMany = Array.from({ length: 501 }, () => ({ title: 'Closing Date', date: '03-14-2027' }));
    const refused = async (contractDates: unknown) =>
      (await change(server, realtor, deal, { contractDates })).body.errors;
    expect(await refused(tooMany)).toEqual({ contractDates: 'A transaction may have at most 500 dates.' });
    expect(await refused([date, date])).toEqual({ contractDates: 'The same date is in the list twice.' });
  });
});

describe('the notification of a deal', () => {
  test.each([
    ['hours', 6],
    ['days', 1],
    ['weeks', 1],
    ['days', 365],
  ])('may be %s %i, told with "Scheduled Notification Succesfully"', async (type, value) => {
    const { realtor, deal } = await aRealtorsDeal();
    await changeDeal(server, realtor, deal, { notification: { type: 'days', value: 3 } });
    const { status, body } = await change(server, realtor, deal, { notification: { type, value }, version: 2 });
    expect([status, body.message]).toEqual([200, 'Scheduled Notification Succesfully']);
    expect(await present(realtor, deal._id)).toEqual({ ...deal, version: 3, notification: { type, value } });
  });

  test.each([
    [{ type: 'hours', value: 0 }, { 'notification.value': 'Enter correct value' }],
    [{ type: 'hours', value: -6 }, { 'notification.value': 'Enter correct value' }],
    [{ type: 'days', value: 1.5 }, { 'notification.value': 'Enter correct value' }],
    [{ type: 'weeks', value: 53 }, { 'notification.value': 'A notification goes out at most 365 days ahead.' }],
    [{ type: 'months', value: 1 }, { 'notification.type': 'Please choose hours, days or weeks.' }],
  ])('of %j is refused with its sentence', async (notification, errors) => {
    const { realtor, deal } = await aRealtorsDeal();
    const { status, body } = await change(server, realtor, deal, { notification });
    expect([status, body.errors]).toEqual([400, errors]);
  });
});

describe('a deal that is closed', () => {
  test('stays closed', async () => {
    const { realtor, deal } = await aRealtorsDeal();
    expect((await changeDeal(server, realtor, deal, { status: 'Closed', version: 1 })).status).toBe('Closed');
    const { status, body } = await change(server, realtor, deal, { status: 'Active' });
    expect([status, body.errors]).toEqual([400, { status: 'A transaction can be closed, and not opened again.' }]);
  });

  test('can still be corrected', async () => {
    const { realtor, deal } = await aRealtorsDeal();
    await changeDeal(server, realtor, deal, { status: 'Closed' });
    const corrected = await changeDeal(server, realtor, deal, { city: 'Lafayette', contractDates: [], version: 2 });
    expect(corrected).toMatchObject({ status: 'Closed', city: 'Lafayette', contractDates: [], version: 3 });
  });
});

describe('a change of a deal', () => {
  test('may hold several things, which change together', async () => {
    const { realtor, deal } = await aRealtorsDeal();
    const wish = {
      street: '9 Elm Street',
      status: 'Closed',
      contractDates: [],
      notification: { type: 'days', value: 2 },
    };
    expect(await changeDeal(server, realtor, deal, wish)).toEqual({ ...deal, ...wish, version: 2 });
  });

  test.each([{}, { version: 1 }, { contract_dates: [] }, aDeal().client_information])(
    'of nothing that can change (%j) is refused',
    async (wish) => {
      const { realtor, deal } = await aRealtorsDeal();
      const { status, body } = await change(server, realtor, deal, wish);
      expect([status, Object.values(body.errors ?? {})]).toEqual([400, ['There is nothing to change.']]);
    },
  );

  test('is made by who sees the deal, 403 to the company and 404 to others', async () => {
    const owner = await aRealtor(server);
    const [agent, other] = [await anAgentOf(server, owner), await anAgentOf(server, owner)];
    const people = [owner, agent, await anEmployeeOf(server, agent), other, await aRealtor(server)];
    const deal = await enterDeal(server, agent);
    const statuses: number[] = [];
    for (const by of people) statuses.push((await change(server, by, deal, { street: `${by.id} Street` })).status);
    expect(statuses).toEqual([200, 200, 200, 403, 404]);
    expect((await change(server, owner, { _id: 'nowhere' }, { status: 'Closed' })).status).toBe(404);
  });
});
