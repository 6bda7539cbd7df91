import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { writeBetweenMarks } from '@keydate/tooling/bench/report';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import { measureInputs, type CallCost } from './capacity/measure-inputs';
import { measureRest, type AtRest } from './capacity/measure-rest';
import { ESTIMATES, needsOf, usersOfOneServer, type Inputs, type Needs } from './capacity/needs';

/**
 * npm run bench:capacity: measures what scans, calls and transactions cost, and writes the tables of docs/capacity.md; with
 * `rest`, only that of the memory.
 */
const USERS = [1000, 10_000, 100_000, 1_000_000];

const programs = findPostgres();
if (!programs) throw new Error('This benchmark needs an installed PostgreSQL.');
const server = join(import.meta.dirname, '..');
execFileSync(process.execPath, ['build.mjs'], { cwd: server, stdio: 'inherit' });
const machine = `${cpus().length} cores, Node ${process.version}.`;
if (process.argv[2] !== 'rest') await writeNeeds(programs);
await write('bench:capacity rest', [restTable(await measureRest(programs)), machine]);

async function writeNeeds(programs: string): Promise<void> {
  const postgres = await startPostgres(programs, { flushes: true });
  try {
    const measured = await measureInputs(postgres);
    await write('bench:capacity', [
      inputTable(measured),
      callTable(measured.calls),
      oneServer(measured),
      needTable(measured),
      machine,
    ]);
  } finally {
    await postgres.stop();
  }
}

async function write(mark: string, parts: readonly string[]): Promise<void> {
  const text = parts.join('\n\n');
  console.log(text);
  await writeBetweenMarks(join(server, '../docs/capacity.md'), mark, text);
}

function inputTable(measured: Inputs): string {
  const row = (what: string, unit: string, of: (inputs: Inputs) => number) =>
    `| ${what} | ${shown(of(ESTIMATES))} ${unit} | ${shown(of(measured))} ${unit} |`;
  return [
    '| Cost | Estimated | Measured |',
    '|---|---|---|',
    row('processor time of a scan', 's', ({ scanS }) => scanS),
    row('of a call, in the server', 'ms', ({ serverMs }) => serverMs),
    row('of a call, in the database', 'ms', ({ databaseMs }) => databaseMs),
    row('a transaction of 45 dates in the database', 'kB', ({ transactionBytes }) => transactionBytes / 1000),
  ].join('\n');
}

function callTable(calls: readonly CallCost[]): string {
  const rows = calls.map(
    ({ name, serverMs, databaseMs }) => `| ${name} | ${shown(serverMs)} ms | ${shown(databaseMs)} ms |`,
  );
  return ['| A call of its owner | In the server | In the database |', '|---|---|---|', ...rows].join('\n');
}

function oneServer(measured: Inputs): string {
  const { byScans, byCalls } = usersOfOneServer(measured);
  const estimated = usersOfOneServer(ESTIMATES);
  const users = (number: number) => `${Math.round(number / 1000).toLocaleString('en')},000`;
  return [
    `One server of two cores with its database serves ${users(Math.min(byScans, byCalls))} users:`,
    `${users(byScans)} by its scans, ${users(byCalls)} by its calls.`,
    `Estimated: ${users(estimated.byScans)} and ${users(estimated.byCalls)}.`,
  ].join(' ');
}

function needTable(measured: Inputs): string {
  const all = [...USERS.map((users) => needsOf(users, measured)), needsOf(1_000_000, ESTIMATES)];
  const row = (what: string, of: (needs: Needs) => number) =>
    `| ${[what, ...all.map((needs) => shown(of(needs)))].join(' | ')} |`;
  return [
    `| Users | ${USERS.map((users) => users.toLocaleString('en')).join(' | ')} | 1,000,000, estimated |`,
    `|---|${'---|'.repeat(all.length)}`,
    row('cores for scans', ({ scanCores }) => scanCores),
    row('web servers of two cores', ({ webServers }) => webServers),
    row('cores of the database', ({ databaseCores }) => databaseCores),
    row('GB of a year’s transactions', ({ databaseGb }) => databaseGb),
    row('connections to PostgreSQL', ({ connections }) => connections),
    row('TB of files in the first year', ({ objectsTb }) => objectsTb),
    row('mails a day', ({ mailsADay }) => mailsADay),
  ].join('\n');
}

function restTable({ web, all, embedded }: AtRest): string {
  const row = (what: string, mb: number, target: number) =>
    `| ${what} | ${mb.toFixed(0)} MB | ≤ ${target} MB${mb > target ? ' **missed**' : ''} |`;
  return [
    '| A process at rest | Memory | Target |',
    '|---|---|---|',
    row('`web` alone, on PostgreSQL', web, 250),
    row('all roles, on PostgreSQL', all, 250),
    row('all roles, with the embedded database', embedded, 400),
  ].join('\n');
}

function shown(number: number): string {
  if (number >= 10) return Math.round(number).toLocaleString('en');
  return Number(number.toPrecision(2)).toString();
}
