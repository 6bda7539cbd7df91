import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import { dayFromSql } from '@keydate/domain/calendar-day';
import { planReminders } from '@keydate/domain/reminder-plan';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { z } from 'zod';
import { systemClock } from '../src/adapters/clocks';
import { smtpMailer } from '../src/adapters/smtp-mailer';
import { readConfig } from '../src/config';
import { openDatabase, type Database } from '../src/db/database';
import { makeBackground } from '../src/jobs/background';
import { sendDue, type SendTools } from '../src/jobs/send-due';
import { datesOfTransactions, transactionsNeverPlanned, type PlannedDate } from '../src/reminders/planning.repository';
import { planUnplanned } from '../src/reminders/use-cases/plan-unplanned';
import type { Mail, Mailer } from '../src/ports/mailer';
import { openLink } from '../src/realtime/links/open-link';
import { openRealtime } from '../src/realtime/open-realtime';
import { startProduction } from '../test/product-process';
import { statementsOf, type Sent } from './statements-of';
import { fillCompany } from './transactions/fill-company';

/** npm run bench:reminders: how fast reminders of 20,000 dates are planned and go out, and how late under load, on PostgreSQL. */
const SIZE = { transactions: 1000, active: 1000, clients: 1000, datesEach: 20 };
const ROUNDS = 9;
const FROM = 'Keydate <no-reply@bench.example>';
const LOAD_S = 20;
const LEAD_S = 5;

const lateRow = z.object({
  channel: z.string(),
  sent: z.coerce.number(),
  median: z.coerce.number(),
  p99: z.coerce.number(),
  most: z.coerce.number(),
});
const countRow = z.object({ count: z.coerce.number() });

const server = join(import.meta.dirname, '..');
const programs = findPostgres();
if (!programs) throw new Error('This benchmark needs an installed PostgreSQL.');
execFileSync(process.execPath, ['build.mjs'], { cwd: server, stdio: 'inherit' });
const receiver = fork(join(import.meta.dirname, 'reminders/mail-receiver.process.ts'));
const [port] = z.tuple([z.number()], z.unknown()).parse(await once(receiver, 'message'));
const smtpUrl = `smtp://127.0.0.1:${port}`;
const postgres = await startPostgres(programs);
try {
  await run(postgres.url);
} finally {
  await postgres.stop();
  receiver.disconnect();
}

async function run(url: string): Promise<void> {
  const db = await openDatabase({
    connection: { connectionString: url },
    migrations: join(server, 'drizzle'),
    poolSize: 10,
  });
  await fillCompany(db, SIZE);
  const dates = await datesOfTransactions(db, await transactionsNeverPlanned(db, SIZE.transactions, ''));
  const moments = await timed(async () => planAll(dates));
  console.log(`moments of ${dates.length} dates: ${(moments / 1000).toFixed(3)} s`);
  const planning = await timed(() => planUnplanned({ db, clock: systemClock }));
  const planned = await countOf(db, sql`select count(*) from reminders where state = 'planned'`);
  console.log(
    `planning ${SIZE.transactions * SIZE.datesEach} dates, ${planned} reminders: ${(planning / 1000).toFixed(2)} s`,
  );
  await db.execute(sql`analyze`);
  const mailer = smtpMailer(smtpUrl, FROM);
  await drainApp(db, url, mailer);
  const mailsPerSecond = await drainMails(db, mailer);
  await mailer.close();
  await load(db, url, mailsPerSecond / 2);
  await db.close();
  console.log(`${cpus().length} cores, Node ${process.version}, medians of ${ROUNDS} by turns.`);
}

/** Computes the plan: a moment for each date. */
function planAll(dates: readonly PlannedDate[]): void {
  const now = systemClock.now();
  const terms = {
    timeZone: 'America/Denver',
    state: 'Colorado',
    timeOfDay: null,
    acceptanceTime: null,
    leads: [{ type: 'hours', value: 6 }],
  } as const;
  for (const { title, day, doneAt } of dates)
    planReminders({ title, date: dayFromSql(day), isDone: doneAt !== null }, terms, now);
}

/** In-app reminders that are all due: our drain, and its SQL statements alone. */
async function drainApp(db: Database, url: string, mailer: Mailer): Promise<void> {
  const makeDue = () =>
    db.execute(sql`update reminders set state = 'planned', sent_at = null, goes_out_at = remind_at
      - interval '60 days' where channel = 'app'`);
  const tools = toolsFor(db, mailer);
  const [own, alone]: [number[], number[]] = [[], []];
  await makeDue();
  const count = await countOf(db, sql`select count(*) from reminders where channel = 'app'`);
  const statements = await statementsOf(url, (other) => sendDue(toolsFor(other, mailer)));
  for (let round = 0; round < ROUNDS; round += 1) {
    await makeDue();
    own.push(await timed(() => sendDue(tools)));
    await makeDue();
    alone.push(await sendAgain(url, statements));
  }
  report(`${count} reminders in the app`, count, own, { who: 'the same SQL alone', times: alone });
}

/** Emails that are all due: our drain, and nodemailer alone with the same mails to the same server, by as many connections. */
async function drainMails(db: Database, mailer: Mailer): Promise<number> {
  const isOne = sql`channel = 'email' and day = current_date + 1`;
  const makeDue = () =>
    db.execute(sql`update reminders set state = 'planned', sent_at = null, goes_out_at = now() - interval '1 hour'
      where ${isOne}`);
  const mails: Mail[] = [];
  const collecting: Mailer = { ...mailer, send: async (mail) => void mails.push(mail) };
  const tools = toolsFor(db, mailer);
  await makeDue();
  await sendDue(toolsFor(db, collecting));
  const [own, alone]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await makeDue();
    own.push(await timed(() => sendDue(tools)));
    alone.push(await timed(() => Promise.all(mails.map((mail) => mailer.send(mail)))));
  }
  return report(`${mails.length} emails`, mails.length, own, { who: 'nodemailer alone', times: alone });
}

/** The built server, while emails and as many reminders in the app become due at a steady rate. */
async function load(db: Database, url: string, perSecond: number): Promise<void> {
  const product = await startProduction(url, { SMTP_URL: smtpUrl });
  await db.execute(sql`
    with one as (select date_id, person_id, row_number() over (order by day, date_id, person_id) as n
      from reminders where channel = 'email' and day between current_date + 2 and current_date + 18)
    update reminders r set state = 'planned', sent_at = null, goes_out_at = now() + make_interval(secs => ${LEAD_S} + one.n / ${perSecond}::float8)
    from one where r.date_id = one.date_id and r.person_id = one.person_id and one.n <= ${perSecond * LOAD_S}::float8`);
  const began = Date.now();
  const isLoad = sql`goes_out_at > now() - interval '5 minutes' and day between current_date + 2 and current_date + 18`;
  const total = await countOf(
    db,
    sql`select count(*) from reminders where ${isLoad} and goes_out_at < now() + interval '5 minutes'`,
  );
  const isSent = sql`${isLoad} and state = 'sent' and goes_out_at > ${new Date(began)}`;
  while ((await countOf(db, sql`select count(*) from reminders where ${isSent}`)) < total) {
    if (Date.now() - began > 4 * LOAD_S * 1000) break;
    await setTimeout(500);
  }
  const late = sql`extract(epoch from sent_at - goes_out_at)`;
  const { rows } = await db.execute(sql`
    select channel, count(*) as sent, percentile_disc(0.5) within group (order by ${late}) as median,
      percentile_disc(0.99) within group (order by ${late}) as p99, max(${late}) as most
    from reminders where ${isSent} group by channel order by channel`);
  await product.stop();
  console.log(`at half of that load, ${perSecond.toFixed(0)} emails a second for ${LOAD_S} s, ${total} due:`);
  for (const row of rows) {
    const { channel, sent, median, p99, most } = lateRow.parse(row);
    console.log(
      `  ${channel}: ${sent} sent, late by ${median.toFixed(2)} s (median), ${p99.toFixed(2)} s (p99), ${most.toFixed(2)} s (most)`,
    );
  }
}

async function countOf(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute(query);
  return countRow.parse(rows[0]).count;
}

/** Prints how many a second, ours and the others', and returns ours. */
function report(what: string, count: number, own: number[], { who, times }: { who: string; times: number[] }): number {
  const [ours, others] = [own, times].map((all) => count / (median(all) / 1000));
  const [perSecond, alone] = [ours ?? NaN, others ?? NaN];
  console.log(
    `${what}: ${perSecond.toFixed(0)} a second; ${who} ${alone.toFixed(0)} a second; ratio ${(perSecond / alone).toFixed(2)}`,
  );
  return perSecond;
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[times.length >> 1] ?? NaN;
}

/** Sends statements again through the driver alone, one after the other, and returns the time that it took. */
async function sendAgain(url: string, statements: readonly Sent[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const took = await timed(async () => {
    for (const statement of statements) await client.query(statement);
  });
  await client.end();
  return took;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function toolsFor(db: Database, mailer: Mailer): SendTools {
  return {
    db,
    clock: systemClock,
    mailer,
    background: makeBackground((name, error) => console.error(name, error)),
    config: readConfig({}, { home: server, codeSecret: () => 'only for benchmarks, and long enough for it' }),
    realtime: openRealtime(openLink({ redisUrl: undefined, databaseDirectUrl: undefined }, () => undefined)),
  };
}
