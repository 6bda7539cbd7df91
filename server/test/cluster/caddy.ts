import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@keydate/tooling/free-port';

/** A proxy in front of servers. */
export interface Proxy {
  origin: string;
  /** Passes requests on to the servers at these addresses, as `deploy/Caddyfile` does. */
  start: (servers: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
}

export function hasCaddy(): boolean {
  return spawnSync('caddy', ['version']).status === 0;
}

export async function aCaddy(): Promise<Proxy> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const folder = await mkdtemp(join(tmpdir(), 'kd-caddy-'));
  let caddy: ReturnType<typeof spawn> | undefined;
  return {
    origin,
    start: async (servers) => {
      const file = join(folder, 'Caddyfile');
      await writeFile(file, await configurationFor(servers));
      caddy = spawn('caddy', ['run', '--config', file], {
        env: { PATH: process.env.PATH, HOME: folder, KEYDATE_DOMAIN: origin },
        stdio: 'ignore',
      });
      const isReady = () =>
        fetch(`${origin}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await isReady())) {
        if (caddy.exitCode !== null) throw new Error('Caddy ended as soon as it was started.');
        await setTimeout(50);
      }
    },
    stop: async () => {
      if (caddy?.exitCode === null) {
        caddy.kill('SIGKILL');
        await once(caddy, 'exit');
      }
      await rm(folder, { recursive: true });
    },
  };
}

/** The file that we give to operators, for this machine: all requests of a test come from one address. */
async function configurationFor(servers: readonly string[]): Promise<string> {
  const file = await readFile(join(import.meta.dirname, '../../../deploy/Caddyfile'), 'utf8');
  return replaced(file, [
    ['{\n', '{\n\tadmin off\n\tdefault_bind 127.0.0.1\n'],
    ['web-1:3000 web-2:3000', servers.map((server) => new URL(server).host).join(' ')],
    ['lb_policy ip_hash', 'lb_policy round_robin'],
  ]);
}

function replaced(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/Caddyfile has no “${from}” any more.`);
    return changed.replace(from, to);
  }, text);
}
