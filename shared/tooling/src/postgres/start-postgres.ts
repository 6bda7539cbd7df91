import { execFile, execFileSync, spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A PostgreSQL server that lives as long as the tests. */
export interface PostgresForTests {
  url: string;
  /** Ends the server and removes its folder. */
  stop: () => Promise<void>;
}

/**
 * Starts a server of its own in a temporary folder, reachable by its socket only, with nothing flushed to disk.
 * @param programs folder of `initdb` and `postgres`, see find-postgres
 */
export async function startPostgres(programs: string): Promise<PostgresForTests> {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-pg-'));
  const owner = ownerWhenRoot();
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder };
  const data = join(folder, 'data');
  await execute(join(programs, 'initdb'), ['-D', data, '-U', 'keydate', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], options);
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await untilReady(programs, folder);
  return {
    url: `postgres://keydate@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      server.kill('SIGINT'); // to PostgreSQL: disconnect everyone and end
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function ownerWhenRoot(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(programs: string, folder: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  const asks = ['-h', folder, '-U', 'keydate', '-q'];
  while (!(await execute(join(programs, 'pg_isready'), asks).then(() => true, () => false))) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL from ${programs} did not start within 20 seconds.`);
    await setTimeout(50);
  }
}
