import type { Transaction } from '@keydate/contracts/transactions';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../src/db/database';
import { mailDue, remindDue } from '../src/jobs/send-due';
import { AT_ONCE as FIRED_AT_ONCE } from '../src/reminders/due-reminders.repository';
import { lockTransactions } from '../src/transactions/transactions.repository';
import { planReminders } from '../src/reminders/use-cases/plan-reminders';
import { anEmployeeOf, aRealtor } from './people';
import { remindersOf, send } from './reminders';
import { onWinterDays, type WinterDay } from './winter-day';

let { server, realtor, aTransactionWith, mailsTo } = {} as WinterDay;
onWinterDays((day) => ({ server, realtor, aTransactionWith, mailsTo } = day));

const isDueNow = { notification: { type: 'days', value: 1 } };

test('of servers that send at once one sends each reminder', async () => {
  for (let count = 0; count < 5; count += 1) await aTransactionWith({ 'Closing Date': 5, 'Loan Deadline': 5 });
  server.clock.set(new Date(Date.parse('2027-01-16T06:59:00Z') - 6 * 3_600_000));
  await Promise.all(Array.from({ length: 3 }, () => send(server)));
  expect(await mailsTo(realtor)).toHaveLength(5);
});

// the embedded database does one transaction after the other
if (process.env.TEST_DATABASE_URL)
  describe('while somebody changes a transaction', () => {
    /** Locks a transaction as a change does, until the work is done; then the change happens. */
    const whileLocked = async (
      one: Transaction,
      work: () => Promise<unknown>,
      change?: (tx: Tx) => Promise<unknown>,
    ) => {
      let lock: () => void = () => undefined;
      const isLocked = new Promise<void>((resolve) => (lock = resolve));
      let end: () => void = () => undefined;
      const isDone = new Promise<void>((resolve) => (end = resolve));
      const changed = server.db.transaction(async (tx) => {
        await lockTransactions(tx, [one._id]);
        lock();
        await isDone;
        await change?.(tx);
      });
      await Promise.race([isLocked, changed]);
      await work().finally(end);
      await changed;
    };
    const sendNext = async () => {
      server.clock.set(new Date(server.clock.now().getTime() + 1000));
      await mailDue(server.tools);
      await server.tools.background.settle();
    };

    test.each([
      ['closed', (id: string) => sql`update transactions set status = 'Closed' where id = ${id}`],
      [
        'settled',
        (id: string) => sql`update contract_dates set done_at = ${server.clock.now()}, done_by_id = ${realtor.id},
          done_as = 'waived', done_note = 'By letter.' where transaction_id = ${id}`,
      ],
    ])('nothing is handed over that was leased when it was being %s', async (_what, change) => {
      const transaction = await aTransactionWith({ 'Closing Date': 0 }, realtor, isDueNow);
      await server.tools.background.settle();
      await remindDue(server.tools);
      await whileLocked(
        transaction,
        () => mailDue(server.tools),
        async (tx) => {
          await tx.execute(change(transaction._id));
          await planReminders(tx, server.clock.now(), [transaction._id]);
        },
      );
      await sendNext();
      expect(await mailsTo(realtor)).toEqual([]);
      expect(await remindersOf(server, transaction)).toMatchObject([{ state: 'sent' }, { state: 'withdrawn' }]);
    });

    test('the reminders of others are shown, however many of its own are due before them', async () => {
      const many = Array.from({ length: FIRED_AT_ONCE / 2 + 1 }, (_, nth) => [`Deadline ${nth}`, 0] as const);
      const changed = await aTransactionWith(Object.fromEntries(many), realtor, isDueNow);
      const other = await aTransactionWith({ 'Closing Date': 0 }, await aRealtor(server), isDueNow);
      await whileLocked(changed, () => remindDue(server.tools));
      expect(await remindersOf(server, other)).toMatchObject([{ state: 'sent' }, { state: 'queued' }]);
      expect((await remindersOf(server, changed)).every(({ state }) => state === 'planned')).toBe(true);
      await remindDue(server.tools);
      expect((await remindersOf(server, changed)).some(({ state }) => state === 'planned')).toBe(false);
    });

    test('the emails of others go out, and its own once the change is over', async () => {
      const other = await aRealtor(server);
      const changed = await aTransactionWith({ 'Closing Date': 0 }, realtor, isDueNow);
      await remindDue(server.tools);
      await aTransactionWith({ 'Closing Date': 0 }, other, isDueNow);
      await remindDue(server.tools);
      await whileLocked(changed, async () => {
        await mailDue(server.tools);
        expect(await mailsTo(other)).toHaveLength(1);
        expect(await mailsTo(realtor)).toEqual([]);
      });
      await sendNext();
      expect(await mailsTo(realtor)).toHaveLength(1);
    });

    test('an email that was on its way is recorded once the change is over, and holds up no other', async () => {
      const other = await aRealtor(server);
      const changed = await aTransactionWith({ 'Closing Date': 0 }, realtor, isDueNow);
      await remindDue(server.tools);
      const { mailer, background } = server.tools;
      const { send: take } = mailer;
      const onItsWay = new Promise<void>((resolve) => {
        mailer.send = async (mail) => {
          if (mail.to === realtor.email) {
            resolve();
            await isLocked;
          }
          await take(mail);
        };
      });
      let lock: () => void = () => undefined;
      const isLocked = new Promise<void>((resolve) => (lock = resolve));
      const handedOver = mailDue(server.tools);
      await onItsWay;
      await whileLocked(changed, async () => {
        lock();
        await handedOver;
        const another = await aTransactionWith({ 'Closing Date': 0 }, other, isDueNow);
        await remindDue(server.tools);
        await mailDue(server.tools);
        expect(await remindersOf(server, another)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
        expect(await remindersOf(server, changed)).toMatchObject([{ state: 'sent' }, { state: 'queued' }]);
      });
      await background.settle();
      mailer.send = take;
      await sendNext();
      expect(await mailsTo(realtor)).toHaveLength(1);
      expect(await remindersOf(server, changed)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    });

    test.each(['ctid', 'mail_id'] as const)(
      'a change to a transaction and the record of its mails never wait for each other, in whichever order (%s) rows are read',
      async (order) => {
        await anEmployeeOf(server, realtor);
        const transaction = await aTransactionWith({ 'Closing Date': 0 }, realtor, isDueNow);
        await remindDue(server.tools);
        const { rows } = await server.db.execute(
          sql`select id from reminders where transaction_id = ${transaction._id} and state = 'queued' order by ${sql.identifier(order)} desc`,
        );
        const [last, first] = rows;
        const touch = (tx: Tx, row: unknown) =>
          tx.execute(sql`update reminders set title = title where id = ${reminderId.parse(row).id}`);
        let begun: () => void = () => undefined;
        const isBegun = new Promise<void>((resolve) => (begun = resolve));
        let letMailsGo: () => void = () => undefined;
        const isHalfWay = new Promise<void>((resolve) => (letMailsGo = resolve));
        const { mailer } = server.tools;
        const { send: take } = mailer;
        mailer.send = async (mail) => {
          begun();
          await isHalfWay;
          await take(mail);
        };
        // a change that is half done when the mails are recorded
        const changed = isBegun
          .then(() =>
            server.db.transaction(async (tx) => {
              await lockTransactions(tx, [transaction._id]);
              await touch(tx, last);
              letMailsGo();
              await somebodyWaitsFor(tx);
              await touch(tx, first);
            }),
          )
          .finally(letMailsGo);

        await mailDue(server.tools);
        await changed;
        await server.tools.background.settle();
        mailer.send = take;

        expect(rows).toHaveLength(2);
        expect((await remindersOf(server, transaction)).filter(({ channel }) => channel === 'email')).toMatchObject([
          { state: 'sent' },
          { state: 'sent' },
        ]);
      },
    );
  });

const reminderId = z.object({ id: z.string() });
const waiting = z.object({ count: z.coerce.number() });

/** Resolves once another connection waits for the rows that this transaction has locked. */
async function somebodyWaitsFor(tx: Tx): Promise<void> {
  for (;;) {
    const { rows } = await tx.execute(
      sql`select count(*) from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
    );
    if (waiting.parse(rows[0]).count > 0) return;
  }
}
