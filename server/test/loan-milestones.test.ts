import { listMilestones, tickMilestone } from '@keydate/contracts/loan-milestones';
import { listNotifications } from '@keydate/contracts/reminders';
import { addDays, dayAt } from '@keydate/domain/calendar-day';
import { lockCompany } from '../src/accounts/companies/companies.repository';
import { lockTransactions } from '../src/transactions/transactions.repository';
import { queueMail } from '../src/mail/use-cases/send-mail';
import { ask } from './ask';
import { aLenderOf, withdraw } from './lenders';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';
import { enterTransaction } from './transactions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The company of everybody in these tests, also of lenders. */
const COMPANY = 'Alder & Finch Realty';

const today = () => dayAt(server.clock.now(), 'America/Denver');
const tick = ({ token }: TestPerson, transactionId: string, milestone: string, day: string | null = today()) =>
  ask(server, tickMilestone, { token, params: { transactionId }, body: { milestone, day } });
const ticked = async ({ token }: TestPerson, transactionId: string) =>
  (await ask(server, listMilestones, { token, params: { transactionId } })).body.result.milestones;
const news = async ({ token }: TestPerson) =>
  (await ask(server, listNotifications, { token, query: {} })).body.result.notifications.map((one) =>
    'kind' in one ? one.subject : '',
  );

async function aShared() {
  const realtor = await aRealtor(server, { plan: 'Office' });
  const lender = await aRealtor(server, { role: 'SuperLender', fullName: 'Lee Ortiz' });
  const transaction = await enterTransaction(server, realtor);
  const part = await aLenderOf(server, transaction, realtor, lender);
  return { realtor, lender, part, id: transaction._id };
}

test('a lender ticks steps with their days, and the realtor reads them in the order of a loan', async () => {
  const { realtor, lender, part, id } = await aShared();
  await tick(lender, id, 'clear-to-close');
  await tick(lender, id, 'applied', addDays(today(), -9));
  const who = { lender: 'Lee Ortiz', lenderId: part.id, company: COMPANY };
  const steps = [
    { milestone: 'applied', day: addDays(today(), -9), ...who },
    { milestone: 'clear-to-close', day: today(), ...who },
  ];
  expect(await ticked(realtor, id)).toEqual(steps);
  expect(await ticked(lender, id)).toEqual(steps);
});

test('the realtor and their team are told, once for each day', async () => {
  const { realtor, lender, id } = await aShared();
  const [employee, agent] = [await anEmployeeOf(server, realtor), await anAgentOf(server, realtor)];
  await tick(lender, id, 'applied');
  await tick(lender, id, 'applied');
  for (const person of [realtor, employee]) {
    expect(await news(person)).toEqual([expect.stringMatching(/^Loan applied for: \w+day, /)]);
    expect((await server.mailsTo(person.email))[0]?.subject).toBe('Loan applied for: 48 Juniper Lane, Boulder');
  }
  expect(await news(agent)).toEqual([]);
});

test('a step that is taken back, or given a day that it had before, is not told again', async () => {
  const { realtor, lender, id } = await aShared();
  const days = [today(), null, today(), addDays(today(), -2), today(), addDays(today(), -2)];
  for (const day of days) await tick(lender, id, 'applied', day);
  expect(await news(realtor)).toHaveLength(2);
  const mails = await server.mailsTo(realtor.email);
  expect(mails.filter(({ subject }) => subject.startsWith('Loan applied for'))).toHaveLength(2);
});

// the embedded database does one transaction after the other
if (process.env.TEST_DATABASE_URL)
  test('whoever tells people of a transaction and who changes their own settings never wait for each other', async () => {
    const { realtor, id } = await aShared();
    const { companyId } = realtor;
    let bothHaveLocked: () => void = () => undefined;
    const isCompanyLocked = new Promise<void>((resolve) => (bothHaveLocked = resolve));
    const telling = server.db.transaction(async (tx) => {
      await lockTransactions(tx, [id]);
      await isCompanyLocked;
      const mail = { name: 'a mail', companyId, to: realtor.email, subject: 'News', text: 'News', html: '<p>News</p>' };
      await queueMail(tx, server.tools, mail);
    });
    const choosing = server.db
      .transaction(async (tx) => {
        await lockCompany(tx, companyId);
        bothHaveLocked();
        await lockTransactions(tx, [id]);
      })
      .finally(bothHaveLocked);
    await expect(Promise.all([telling, choosing])).resolves.toBeDefined();
  });

test('a step is taken back, and nobody is told', async () => {
  const { realtor, lender, id } = await aShared();
  await tick(lender, id, 'applied');
  expect((await tick(lender, id, 'applied', null)).body.result.milestones).toEqual([]);
  expect((await tick(lender, id, 'applied', null)).status).toBe(200);
  expect(await news(realtor)).toHaveLength(1);
});

test('a step cannot be ticked for a day that is ahead, nor one that does not exist', async () => {
  const { lender, id } = await aShared();
  expect((await tick(lender, id, 'applied', addDays(today(), 1))).body.errors).toEqual({
    day: 'Please choose today or an earlier day.',
  });
  expect((await tick(lender, id, 'champagne')).status).toBe(400);
});

test('each of two lenders reads their own steps, and the realtor those of both', async () => {
  const { realtor, lender, id } = await aShared();
  const other = await aRealtor(server, { role: 'SuperLender' });
  await aLenderOf(server, { _id: id }, realtor, other);
  await tick(lender, id, 'applied');
  expect(await ticked(other, id)).toEqual([]);
  await tick(other, id, 'applied');
  expect(await ticked(other, id)).toHaveLength(1);
  expect(await ticked(realtor, id)).toHaveLength(2);
});

describe('when a lender’s access ends', () => {
  test('they tick and read no step, and the realtor reads how they left the loan', async () => {
    const { realtor, lender, part, id } = await aShared();
    await tick(lender, id, 'applied');
    await withdraw(server, realtor, part);
    expect((await tick(lender, id, 'funded')).status).toBe(404);
    expect(await ticked(realtor, id)).toMatchObject([{ milestone: 'applied', lender: 'Lee Ortiz' }]);
  });

  test('and they are invited anew, the loan begins anew: each step stands once, with its day of now', async () => {
    const { realtor, lender, part, id } = await aShared();
    await tick(lender, id, 'applied', addDays(today(), -9));
    await withdraw(server, realtor, part);
    const again = await aLenderOf(server, { _id: id }, realtor, lender);
    expect(await ticked(realtor, id)).toEqual([]);
    expect(await ticked(lender, id)).toEqual([]);
    const who = { lender: 'Lee Ortiz', lenderId: again.id, company: COMPANY };
    const anew = [{ milestone: 'applied', day: today(), ...who }];
    expect((await tick(lender, id, 'applied')).body.result.milestones).toEqual(anew);
    expect(await ticked(realtor, id)).toEqual(anew);
    await withdraw(server, realtor, again);
    expect(await ticked(realtor, id)).toEqual(anew);
  });

  test('and another lender follows, what held for the first no longer stands', async () => {
    const { realtor, lender, part, id } = await aShared();
    await tick(lender, id, 'clear-to-close');
    await withdraw(server, realtor, part);
    await aLenderOf(server, { _id: id }, realtor, await aRealtor(server, { role: 'SuperLender' }));
    expect(await ticked(realtor, id)).toEqual([]);
  });
});
