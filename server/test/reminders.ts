import { addDays, dayAt, type CalendarDay } from '@keydate/domain/calendar-day';
import { HOUR_MS } from '@keydate/domain/durations';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { sendDue } from '../src/jobs/send-due';
import type { TestPerson } from './people';
import type { TestServer } from './test-server';
import { enterTransaction } from './transactions';

const DENVER = 'America/Denver';

/** The day this many days from today by the server's clock, at a property in Colorado. */
export function dayIn(server: TestServer, days: number): CalendarDay {
  return addDays(dayAt(server.clock.now(), DENVER), days);
}

/** Sends due reminders by the server's clock, as its job does, and waits for the mails. */
export async function send(server: TestServer): Promise<void> {
  await sendDue(server.tools);
  await server.tools.background.settle();
}

/** Moves the server's clock to this many hours before the end of a day in Colorado, and sends what is due. */
export async function sendBefore(server: TestServer, day: CalendarDay, hours: number): Promise<void> {
  const end = Date.parse(`${day.slice(6)}-${day.slice(0, 5)}T23:59:00-07:00`);
  server.clock.set(new Date(end - hours * HOUR_MS));
  await send(server);
}

/** Enters a transaction with these deadlines, by title and days from today. */
export function enterDeadlines(
  server: TestServer,
  by: TestPerson,
  deadlines: Record<string, number>,
  change: Record<string, unknown> = {},
) {
  return enterTransaction(server, by, {
    contract_dates: Object.entries(deadlines).map(([title, days]) => ({
      title,
      date: dayIn(server, days),
      description: '',
    })),
    ...change,
  });
}

/** The mails about deadlines that a person has received. */
export async function reminderMailsTo(server: TestServer, { email }: Pick<TestPerson, 'email'>) {
  return (await server.mailsTo(email)).filter(({ headers }) => headers?.['List-Unsubscribe']);
}

const reminderRow = z.object({
  title: z.string(),
  person_id: z.string(),
  channel: z.string(),
  state: z.string(),
  failure: z.string().nullable(),
  is_late: z.boolean(),
});

/** The reminders of a transaction as stored in the database. */
export async function remindersOf(server: TestServer, { _id }: { _id: string }) {
  const { rows } = await server.db.execute(
    sql`select * from reminders where transaction_id = ${_id} order by title, channel, person_id`,
  );
  return rows.map((row) => reminderRow.parse(row));
}
