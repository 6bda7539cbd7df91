import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A PostgreSQL server for the duration of the tests. */
export interface PostgresForTests {
  url: string;
  /** Ends the server as a crash does, and starts it again on its data, at once or after a while. */
  restart: (awayMs?: number) => Promise<void>;
  /** Ends the server and removes its folder. */
  stop: () => Promise<void>;
}

/** The user that PostgreSQL runs as; empty for the user who runs the tests. */
type Owner = { uid?: number; gid?: number };

/**
 * Starts a server in a temporary folder, reachable by its socket only. If it does not start, it leaves no process and no
 * folder behind.
 * @param programs folder of `initdb` and `postgres`, see find-postgres
 * @param options `flushes`: whether a commit waits for the disk, as in production
 */
export async function startPostgres(
  programs: string,
  { parent = tmpdir(), patienceMs = 20_000, flushes = false } = {},
): Promise<PostgresForTests> {
  const owner = ownerWhenRoot();
  const folder = await mkdtemp(join(parent, 'keydate-pg-'));
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server) await endProcess(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const data = await makeData(programs, folder, owner);
    const start = async () => {
      server = spawnServer(programs, { folder, data, flushes }, owner);
      await untilReady(programs, folder, server, patienceMs);
    };
    const restart = async (awayMs = 0) => {
      if (server) await endProcess(server, 'SIGQUIT');
      await setTimeout(awayMs);
      await start();
    };
    await start();
    return { url: `postgres://keydate@localhost/postgres?host=${encodeURIComponent(folder)}`, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function ownerWhenRoot(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function makeData(programs: string, folder: string, owner: Owner): Promise<string> {
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const asked = ['-D', data, '-U', 'keydate', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await execute(join(programs, 'initdb'), asked, { ...owner, cwd: folder });
  return data;
}

function spawnServer(
  programs: string,
  { folder, data, flushes }: { folder: string; data: string; flushes: boolean },
  owner: Owner,
): ChildProcess {
  const places = ['listen_addresses=', `unix_socket_directories=${folder}`];
  const settings = [...places, `fsync=${flushes ? 'on' : 'off'}`, 'max_connections=200'];
  const asked = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(programs, 'postgres'), asked, { ...owner, cwd: folder, stdio: 'ignore' });
  return server.once('error', () => undefined); // a program that cannot be run counts as ended, which is checked below
}

async function untilReady(programs: string, folder: string, server: ChildProcess, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  const asks = ['-h', folder, '-U', 'keydate', '-q'];
  while (
    !(await execute(join(programs, 'pg_isready'), asks).then(
      () => true,
      () => false,
    ))
  ) {
    if (hasEnded(server)) throw new Error('it ended as soon as it was started.');
    if (Date.now() > deadline) throw new Error(`it did not start within ${patienceMs / 1000} seconds.`);
    await setTimeout(50);
  }
}

/** To PostgreSQL, SIGINT means to disconnect everyone and end, SIGQUIT to end at once and recover at the next start. */
async function endProcess(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
  if (hasEnded(server)) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  const endsItself = await Promise.race([ended.then(() => true), setTimeout(10_000, false, { ref: false })]);
  if (endsItself) return;
  server.kill('SIGKILL');
  await ended;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
