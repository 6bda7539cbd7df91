import { tickMilestone } from '@keydate/contracts/loan-milestones';
import { listNotifications } from '@keydate/contracts/reminders';
import { getTransaction, type Transaction } from '@keydate/contracts/transactions';
import { addDays, dayAt, type CalendarDay } from '@keydate/domain/calendar-day';
import { latestDisclosureDay } from '@keydate/domain/closing-disclosure';
import { ask } from './ask';
import { aLenderOf, withdraw } from './lenders';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { aQuestionTo } from './questions';
import { startTestServer, type TestServer } from './test-server';
import { changeTransaction, enterTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const news = async ({ token }: TestPerson) =>
  (await ask(server, listNotifications, { token, query: {} })).body.result.notifications.map((one) =>
    'kind' in one ? [one.kind, one.by, one.subject] : [],
  );

async function aClosing() {
  const realtor = await aRealtor(server, { plan: 'Office' });
  const contract_dates = [
    { title: 'Appraisal Deadline', date: '06-01-2027', description: '' },
    { title: 'Closing Date', date: '06-16-2027', description: '' },
  ];
  const transaction = await enterTransaction(server, realtor, { contract_dates });
  const [appraisal, closing] = transaction.contractDates;
  const moveTo = (by: TestPerson, days: { appraisal?: string; closing?: string }) =>
    changeTransaction(server, by, transaction, {
      contractDates: [
        { ...appraisal, date: days.appraisal ?? '06-01-2027' },
        { ...closing, date: days.closing ?? '06-16-2027' },
      ].map(({ _id, title, date, description }) => ({ _id, title, date, description })),
    });
  return { realtor, transaction, moveTo };
}

test('when a closing is moved, both sides are warned by when the Closing Disclosure must be received now', async () => {
  const { realtor, transaction, moveTo } = await aClosing();
  const lender = await aRealtor(server, { role: 'SuperLender' });
  await aLenderOf(server, transaction, realtor, lender);
  const employee = await anEmployeeOf(server, realtor);
  await moveTo(employee, { closing: '07-08-2026' });

  const subject =
    'The closing is on Wednesday, 07-08-2026. The Closing Disclosure must be received by Friday, 07-03-2026, which has passed.';
  expect(await news(lender)).toEqual([['closing-moved', 'Alder & Finch Realty', subject]]);
  for (const person of [realtor, employee])
    expect(await news(person)).toEqual([['closing-moved', employee.fullName, subject]]);
  const [mail] = await server.mailsTo(lender.email);
  expect(mail?.subject).toBe('The closing was moved: 48 Juniper Lane, Boulder');
  expect(mail?.text).toContain('must be received by Friday, 07-03-2026. That day has passed');
});

test('a closing that is removed and entered anew with another day was moved, too', async () => {
  const { realtor, transaction } = await aClosing();
  const lender = await aRealtor(server, { role: 'SuperLender' });
  await aLenderOf(server, transaction, realtor, lender);
  const [appraisal] = transaction.contractDates;
  const { _id, title, date, description } = appraisal!;
  const enterClosing = (day: string) =>
    changeTransaction(server, realtor, transaction, {
      contractDates: [
        { _id, title, date, description },
        { title: 'Settlement Date', date: day, description: '' },
      ],
    });
  await enterClosing('06-16-2027');
  expect(await news(lender)).toEqual([]);
  await enterClosing('07-08-2027');
  expect(await news(lender)).toMatchObject([['closing-moved', 'Alder & Finch Realty', expect.any(String)]]);
});

/** The day on which the Closing Disclosure was due before the closing moved, as a reader's page gets it. */
const formerDay = async ({ token }: TestPerson, { _id: id }: Transaction) =>
  (await ask(server, getTransaction, { token, params: { id } })).body.result.transactions.disclosure_was;

test('the transaction says by when the Closing Disclosure had to be received before, until it is received', async () => {
  const { realtor, transaction, moveTo } = await aClosing();
  await moveTo(realtor, { closing: '06-17-2027' });
  expect(await formerDay(realtor, transaction)).toBeNull();
  const lender = await aRealtor(server, { role: 'SuperLender' });
  await aLenderOf(server, transaction, realtor, lender);
  // from a Thursday to a Monday, and on to the Sunday before it, for which the Closing Disclosure has the same day
  expect((await moveTo(realtor, { closing: '06-28-2027' })).disclosure_was).toBe('06-14-2027');
  expect((await moveTo(realtor, { closing: '06-27-2027' })).disclosure_was).toBe('06-14-2027');
  await changeTransaction(server, realtor, transaction, { street: '50 Juniper Lane' });
  for (const person of [realtor, lender]) expect(await formerDay(person, transaction)).toBe('06-14-2027');

  const tick = (milestone: string) =>
    ask(server, tickMilestone, {
      token: lender.token,
      params: { transactionId: transaction._id },
      body: { milestone, day: dayAt(server.clock.now(), 'America/Denver') },
    });
  await tick('disclosure-sent');
  expect(await formerDay(realtor, transaction)).toBe('06-14-2027');
  await tick('disclosure-received');
  for (const person of [realtor, lender]) expect(await formerDay(person, transaction)).toBeNull();
});

const receive = ({ token }: TestPerson, { _id: transactionId }: Transaction) =>
  ask(server, tickMilestone, {
    token,
    params: { transactionId },
    body: { milestone: 'disclosure-received', day: dayAt(server.clock.now(), 'America/Denver') },
  });

test('of two lenders each is warned until they have received theirs, and the realtor until both have', async () => {
  const { realtor, transaction, moveTo } = await aClosing();
  const [lender, other] = [
    await aRealtor(server, { role: 'SuperLender' }),
    await aRealtor(server, { role: 'SuperLender' }),
  ];
  for (const one of [lender, other]) await aLenderOf(server, transaction, realtor, one);
  await moveTo(realtor, { closing: '06-28-2027' });
  const warned = async () =>
    Promise.all([lender, other, realtor].map(async (one) => (await formerDay(one, transaction)) !== null));
  expect(await warned()).toEqual([true, true, true]);
  await receive(lender, transaction);
  expect(await warned()).toEqual([false, true, true]);
  await receive(other, transaction);
  expect(await warned()).toEqual([false, false, false]);
});

test('who has received the Closing Disclosure before the closing was moved is not warned', async () => {
  const { realtor, transaction, moveTo } = await aClosing();
  const lender = await aRealtor(server, { role: 'SuperLender' });
  await aLenderOf(server, transaction, realtor, lender);
  await receive(lender, transaction);
  expect((await moveTo(realtor, { closing: '06-28-2027' })).disclosure_was).toBeNull();
  expect(await formerDay(lender, transaction)).toBeNull();
});

test('who has received it too late for the closing as it is now is warned all the same', async () => {
  const { realtor, transaction, moveTo } = await aClosing();
  const lender = await aRealtor(server, { role: 'SuperLender' });
  await aLenderOf(server, transaction, realtor, lender);
  await receive(lender, transaction);
  const today = dayAt(server.clock.now(), 'America/Denver');
  const nextWeek = addDays(today, 7);
  const moved = await moveTo(realtor, { closing: addDays(today, 1) });
  expect(moved.disclosure_was).toBe(latestDisclosureDay('06-16-2027' as CalendarDay));
  await receive(lender, transaction);
  expect(await formerDay(lender, transaction)).not.toBeNull();
  expect((await moveTo(realtor, { closing: nextWeek })).disclosure_was).toBeNull();
  for (const person of [realtor, lender]) expect(await formerDay(person, transaction)).toBeNull();
});

test.each(['invited', 'asked'] as const)(
  'who %s a lender about the transaction of another is told of a closing that was moved',
  async (what) => {
    const realtor = await aRealtor(server, { plan: 'Office' });
    const agent = await anAgentOf(server, realtor);
    const contract_dates = [{ title: 'Closing Date', date: '06-16-2027', description: '' }];
    const transaction = await enterTransaction(server, agent, { contract_dates });
    const lender = await aRealtor(server, { role: 'SuperLender' });
    const part = await aLenderOf(server, transaction, what === 'invited' ? realtor : agent, lender);
    if (what === 'asked') await aQuestionTo(server, realtor, part);
    const [closing] = transaction.contractDates.map(({ _id, title, description }) => ({ _id, title, description }));
    await changeTransaction(server, agent, transaction, { contractDates: [{ ...closing, date: '06-28-2027' }] });
    for (const person of [agent, realtor]) {
      const told = await news(person);
      expect(told.filter(([kind]) => kind === 'closing-moved')).toHaveLength(1);
    }
  },
);

test('nobody is warned any more once the last lender who waits for it is withdrawn', async () => {
  const { realtor, transaction, moveTo } = await aClosing();
  const lender = await aRealtor(server, { role: 'SuperLender' });
  const part = await aLenderOf(server, transaction, realtor, lender);
  await moveTo(realtor, { closing: '06-28-2027' });
  expect(await formerDay(realtor, transaction)).toBe('06-12-2027');
  await withdraw(server, realtor, part);
  expect(await formerDay(realtor, transaction)).toBeNull();
});

test('a closing that is moved to the first days of the calendar is saved, and warns nobody', async () => {
  const { realtor, transaction, moveTo } = await aClosing();
  const lender = await aRealtor(server, { role: 'SuperLender' });
  await aLenderOf(server, transaction, realtor, lender);
  for (const closing of ['01-02-1900', '01-01-1900'])
    expect((await moveTo(realtor, { closing })).disclosure_was).toBeNull();
  expect((await moveTo(realtor, { closing: '06-16-2027' })).disclosure_was).toBeNull();
  expect(await news(lender)).toHaveLength(1);
});

test('another deadline that is moved warns nobody, nor does a closing without a lender', async () => {
  const { realtor, transaction, moveTo } = await aClosing();
  await moveTo(realtor, { closing: '06-17-2027' });
  expect(await news(realtor)).toEqual([]);
  const lender = await aRealtor(server, { role: 'SuperLender' });
  await aLenderOf(server, transaction, realtor, lender);
  await moveTo(realtor, { appraisal: '06-02-2027', closing: '06-17-2027' });
  expect(await news(lender)).toEqual([]);
});
