import { tickMilestone } from '@keydate/contracts/loan-milestones';
import { addDays, dayAt } from '@keydate/domain/calendar-day';
import { sql } from 'drizzle-orm';
import { ask } from './ask';
import { aLenderOf } from './lenders';
import { startMailingServer, type MailingServer } from './mailing-server';
import { aRealtor } from './people';
import type { TestServer } from './test-server';
import { enterTransaction } from './transactions';

let mailing: MailingServer;
let server: TestServer;
beforeAll(async () => {
  mailing = await startMailingServer();
  server = mailing.server;
});
afterAll(() => mailing.close());

test('of a step that is given another day, or taken back, no mail goes out that still waits with the day before', async () => {
  const realtor = await aRealtor(server, { plan: 'Office' });
  const lender = await aRealtor(server, { role: 'SuperLender' });
  const transaction = await enterTransaction(server, realtor);
  await aLenderOf(server, transaction, realtor, lender);
  await server.tools.background.settle();
  const today = dayAt(server.clock.now(), 'America/Denver');
  const tick = async (milestone: string, day: string | null) => {
    const params = { transactionId: transaction._id };
    await ask(server, tickMilestone, { token: lender.token, params, body: { milestone, day } });
    await server.tools.background.settle();
  };
  mailing.refuseMails(new Error('no mail server is there'));
  await tick('applied', today);
  await tick('applied', addDays(today, -2));
  await tick('funded', today);
  await tick('funded', null);

  const { rows } = await server.db.execute(
    sql`select as_text as text from waiting_mails where recipient = ${realtor.email}`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).toContain(addDays(today, -2));
});
