import { setTimeout } from 'node:timers/promises';
import { TABLE } from '@keydate/reader/test/pdf-contracts';
import { sql } from 'drizzle-orm';
import { expectOneOrder } from '../several-servers/expect-nothing-lost';
import { closeDevices } from '../sockets';
import { CADDY_ASKS_MS, DRAIN_SECONDS, openCluster, type Cluster, type Service } from './cluster';
import { startLoad, type Load, type Request } from './load';

interface Outage {
  service: Service | 'a server';
  from: number;
  until: number;
}

const SERVICES: readonly Service[] = ['PostgreSQL', 'Redis', 'the bucket', 'the mail server'];
/** The requests that need the bucket. */
const NEEDS_BUCKET = ['upload', 'picture', 'scan', 'contract'];
/** A mail that a killed server had waits for two minutes, one that was not taken for one and then for four. */
const MAILED_WITHIN_MS = 6 * 60_000;

const KILLS = 3;
const AWAY_MS = 20_000;

/** Rolls out a release, kills servers and takes services away, while people work; then expects that nothing was lost or doubled. */
export async function soakCluster(): Promise<void> {
  const cluster = await openCluster();
  const load = await startLoad(cluster);
  try {
    await load.flows();
    const outages: Outage[] = [await timed('a server', cluster.rollOut)];
    await load.flows();
    const held = new Set<string>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      for (const id of await killWorkers(cluster)) held.add(id);
      await load.flows();
    }
    for (const service of SERVICES) {
      outages.push(await timed(service, () => cluster.takeAway[service](AWAY_MS)));
      await load.flows();
    }
    await load.end();
    await settleMails(cluster);

    expect(load.requests.filter((request) => request.isRefused && !isExcused(request, outages))).toEqual([]);
    await expectWork(cluster, load);
    await expectMails(cluster, load, held);
    await expectMessages(load);
    await expectAllAlive(cluster);
    report(load);
  } finally {
    await load.abandon();
    closeDevices();
    await cluster.close();
  }
}

async function timed(service: Outage['service'], work: () => Promise<void>): Promise<Outage> {
  const from = Date.now();
  await work();
  return { service, from, until: Date.now() };
}

/** As a crash does; a supervisor starts them again. Returns the Message-IDs of the mails that one had then. */
async function killWorkers({ scan, jobs, db }: Cluster): Promise<string[]> {
  const workers = [...scan, jobs];
  const pid = jobs.pid();
  await Promise.all(workers.map((worker) => worker.kill()));
  const { rows } = await db.execute<{ id: string }>(
    sql`select message_id_header as id from waiting_mails where lease like ${`${pid} %`}`,
  );
  await Promise.all(workers.map((worker) => worker.start()));
  return rows.map(({ id }) => id);
}

/**
 * Only a lost database, until Caddy has asked the servers again, and for pictures and uploads a lost bucket may cost a
 * request. A server that ends refuses a scan that has not ended by then (docs/operations.md): after half of the drain Caddy sends none.
 */
function isExcused({ status, what, begunAt, endedAt, answer }: Request, outages: readonly Outage[]): boolean {
  const during = outages.filter(({ service, from, until }) => {
    const afterMs = service === 'PostgreSQL' ? CADDY_ASKS_MS : 0;
    return endedAt >= from && begunAt <= until + afterMs;
  });
  const services = during.map(({ service }) => service);
  if (status !== 503) return false;
  if (services.includes('PostgreSQL')) return true;
  if (services.includes('the bucket')) return NEEDS_BUCKET.includes(what);
  return (
    services.includes('a server') &&
    answer.includes('SCAN_INTERRUPTED') &&
    endedAt - begunAt > (DRAIN_SECONDS * 1000) / 2
  );
}

async function settleMails({ db }: Cluster): Promise<void> {
  const latest = Date.now() + MAILED_WITHIN_MS;
  const waiting = async () => {
    const { rows } = await db.execute<{ count: number }>(sql`select (select count(*) from waiting_mails)
      + (select count(*) from reminders where state in ('planned', 'queued') and goes_out_at <= now()) as count`);
    return Number(rows[0]?.count);
  };
  while ((await waiting()) > 0) {
    if (Date.now() > latest) throw new Error(`${await waiting()} mails and reminders have not gone out.`);
    await setTimeout(1000);
  }
}

async function expectWork({ db, origin }: Cluster, { done, people }: Load): Promise<void> {
  for (const rows of done.readings) expect(rows).toEqual(TABLE);
  const left = await db.execute(sql`select state, tries from contract_readings where state <> 'discarded'`);
  expect(left.rows).toEqual([]);
  // the kills were in the midst of readings
  const again = await db.execute(sql`select 1 from contract_readings where tries > 1`);
  expect(again.rows).not.toEqual([]);

  const { rows } = await db.execute(sql`select street from transactions order by created_at`);
  expect(rows.map(({ street }) => street)).toEqual(done.streets);
  const headers = { authorization: `Bearer ${people.owner.token}` };
  for (const url of done.pictures) expect((await fetch(`${origin}/api${url}`, { headers })).status).toBe(200);
}

/** @param held the mails of killed servers, which may have been handed over twice under one Message-ID */
async function expectMails({ db, mails }: Cluster, { done, people }: Load, held: ReadonlySet<string>): Promise<void> {
  const { rows } = await db.execute<{ street: string; channel: string; state: string }>(
    sql`select street, channel, reminders.state from reminders join transactions on transactions.id = transaction_id`,
  );
  const expected = done.streets.flatMap((street) => [`${street} app sent`, `${street} email sent`]);
  expect(rows.map(({ street, channel, state }) => `${street} ${channel} ${state}`).sort()).toEqual(expected.sort());

  const sellers = people.sellers.map(({ email }) => email);
  const own = mails.filter(({ to, content }) => sellers.includes(to) && content.includes('List-Unsubscribe'));
  for (const street of done.streets) {
    const about = own.filter(({ content }) => content.includes(street));
    expect([street, new Set(about.map(({ messageId }) => messageId)).size]).toEqual([street, 1]);
    if (about.length > 1) expect(held).toContain(about[0]?.messageId);
  }
}

async function expectMessages({ tabs, done, people: { owner, writer } }: Load): Promise<void> {
  await Promise.all(tabs.map((tab) => tab.settle()));
  const conversation = 'owner and writer';
  const shown = tabs.map((tab, at) =>
    tab
      .shown(at < 2 ? writer.id : owner.id)
      .map(({ _id: id, message_content: words, number }) => ({ id, words, number })),
  );
  const sent = new Map(done.messages.flat().map(({ id, words }) => [id, words]));
  expect(shown[0]).toHaveLength(sent.size);
  const acknowledged = done.messages.map((ofTab) => ofTab.map((message) => ({ ...message, conversation })));
  expectOneOrder({ acknowledged, sent, shown: [{ conversation, tabs: shown }] });
}

async function expectAllAlive({ web, scan, jobs }: Cluster): Promise<void> {
  for (const { origin, said } of [...web, ...scan, jobs])
    expect([(await fetch(`${origin}/health/ready`)).status, said()]).toEqual([200, expect.anything()]);
}

function report({ requests, done }: Load): void {
  const refused = requests.filter(({ isRefused }) => isRefused);
  console.log(
    `${requests.length} requests, ${refused.length} refused meanwhile; ` +
      `${done.readings.length} contracts, ${done.messages.flat().length} messages, ${done.streets.length} reminders.`,
  );
}
