import { z } from 'zod';
import { startProduct, type ProductProcess } from '../product-process';
import { MINUTE } from './oracle';

/** Three built servers on one database, whose clocks are set together. */
export interface ThreeServers {
  /** A server that answers now; another one at each call. */
  any: () => ProductProcess;
  /** Sets the clocks of all running servers; each has sent what is due by then when it answers. */
  setClocks: (now: () => number) => Promise<void>;
  /** Resolves when no server's clock is before this moment: `setClocks` still sends what is due then. */
  haveReached: (moment: number) => Promise<void>;
  /**
   * Kills the server with this process, or else the one of this number, and starts it again meanwhile. Returns its
   * process.
   */
  kill: (which: { pid: number | undefined; number: number }, now: () => number) => Promise<number>;
  /** Resolves when all run. */
  allRun: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startThreeServers(environment: Record<string, string>): Promise<ThreeServers> {
  const servers: ProductProcess[] = [];
  // one after the other: the first makes the tables
  while (servers.length < 3) servers.push(await startProduct(environment));
  const running = new Set(servers);
  let starting: Promise<void> = Promise.resolve();
  let turn = 0;

  return {
    any: () => {
      turn += 1;
      const all = [...running];
      const chosen = all[turn % all.length];
      if (!chosen) throw new Error('no server runs');
      return chosen;
    },
    setClocks: async (now) => {
      await Promise.all([...running].map((server) => setClock(server, now()).catch(ignoreEnded(running, server))));
    },
    haveReached: async (moment) => {
      await Promise.all([...running].map((server) => hasReached(server, moment)));
    },
    kill: async (which, now) => {
      const victim = servers.find((server) => server.pid() === which.pid) ?? servers[which.number];
      const pid = victim?.pid();
      if (!victim || pid === undefined) throw new Error('that server does not run');
      running.delete(victim);
      await victim.kill();
      starting = victim.start().then(async () => {
        // the next step may begin meanwhile: with its clock still at the previous step, this server would carry out
        // the new step's edits at that earlier time
        for (let set = -Infinity; now() - set > MINUTE;) {
          set = now();
          await setClock(victim, set);
        }
        running.add(victim);
      });
      starting.catch(() => undefined);
      return pid;
    },
    allRun: () => starting,
    stop: async () => {
      await starting;
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/** How often one run of the job may fail in a row: the next one, a second later in production, makes up for it. */
const FAILURES_MAX = 3;

async function setClock({ origin, said }: ProductProcess, now: number): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    const reply = await fetch(`${origin}/dev/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: new Date(now).toISOString() }),
    });
    if (reply.ok) return;
    if (failures === FAILURES_MAX) throw new Error(`a server's clock was not set: ${await reply.text()}\n${said()}`);
  }
}

async function hasReached({ origin }: ProductProcess, moment: number): Promise<void> {
  const asked = z.object({ now: z.iso.datetime() });
  for (;;) {
    const reply = await fetch(`${origin}/dev/clock`);
    if (Date.parse(asked.parse(await reply.json()).now) >= moment) return;
  }
}

/** A server that was killed meanwhile does not answer. */
function ignoreEnded(running: ReadonlySet<ProductProcess>, server: ProductProcess) {
  return (error: unknown) => {
    if (running.has(server)) throw error;
  };
}
