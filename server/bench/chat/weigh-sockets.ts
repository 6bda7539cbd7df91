import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { TestPerson } from '../../test/people';
import type { ChatServer } from './chat-server';
import { closeTabs, openTabs } from './open-tabs';

const WARM_UP = 500;
const SETTLING_MS = 5_000;

/** Measures by how many KB a newly started server grows with each idle socket. */
export async function weighSockets(
  server: ChatServer,
  people: readonly TestPerson[],
  sockets: number,
): Promise<number> {
  const readers = (count: number) => Array.from({ length: count }, (_, at) => people[at % people.length] ?? []).flat();
  closeTabs(await openTabs(server, readers(WARM_UP)));
  await setTimeout(SETTLING_MS);
  const before = await memoryOf(server);
  const tabs = await openTabs(server, readers(sockets));
  await setTimeout(SETTLING_MS);
  const after = await memoryOf(server);
  closeTabs(tabs);
  return (after - before) / sockets;
}

/** The memory that the process uses, in KB. */
async function memoryOf({ pid }: ChatServer): Promise<number> {
  const status = await readFile(`/proc/${pid() ?? 'self'}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
}
