import { fork } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { recogniserEntry } from '../src/adapters/recogniser/open-recognition';
import type { ReadOrder, RecogniserMessage } from '../src/adapters/recogniser/messages';
import { chanceFrom } from './contracts/chance';
import { boundAsPdf, photographPages, scanned } from './contracts/damage';
import { drawContract } from './contracts/draw-contract';
import { inventContract } from './contracts/invent-contract';
import { mostMemory } from './most-memory';

const SEED = 2020;
const DPI = 200;
/** With the pages of the table between them: twenty. */
const PAGES_BEFORE = 14;
const PAGES_AFTER = 5;

interface Timed {
  /** From the start of the process to its answer, and once more in the same process. */
  cold: number;
  warm: number;
  /** The most that the process had in use, in MB; undefined where the system does not tell. */
  memory?: number;
}

/** What a process of the pool takes for a long contract, typed and scanned: time and memory. */
export async function timeWholeContracts(program: string): Promise<string> {
  const { typed, scan, pages } = await aLongContract();
  const [byText, byPicture] = [await timed(program, typed), await timed(program, scan)];
  return [
    `a typed contract of ${pages} pages: ${(byText.warm / pages).toFixed(3)} s a page, the start of the process aside`,
    `a scanned contract of ${pages} pages: ${byPicture.cold.toFixed(1)} s with the start of the process, ${byPicture.warm.toFixed(1)} s without`,
    `the process had at most ${byPicture.memory?.toFixed(0) ?? '(not told by this system)'} MB in use`,
  ].join('\n');
}

async function aLongContract(): Promise<{ typed: Buffer; scan: Buffer; pages: number }> {
  const contract = inventContract(SEED, true);
  const look = { ...contract.look, pagesBefore: PAGES_BEFORE, pagesAfter: PAGES_AFTER };
  const { pdf } = await drawContract({ ...contract, look });
  const chance = chanceFrom(SEED);
  const pages: Buffer[] = [];
  for (const page of await photographPages(pdf, DPI)) pages.push(await scanned(page, 'office', 0, chance));
  return {
    typed: pdf,
    scan: await boundAsPdf(pages, await Promise.all(pages.map((page) => sharp(page).metadata()))),
    pages: pages.length,
  };
}

async function timed(program: string, bytes: Buffer): Promise<Timed> {
  const start = performance.now();
  const { file, nodeFlags, environment } = recogniserEntry(program, 'tesseract');
  const child = fork(file, [], {
    env: environment,
    serialization: 'advanced',
    execArgv: nodeFlags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const read = () =>
    new Promise<RecogniserMessage & { kind: 'read' }>((resolve, reject) => {
      child.on('message', (message: RecogniserMessage) => {
        if (message.kind === 'read') resolve(message);
        else if (message.kind !== 'progress') reject(new Error(JSON.stringify(message)));
      });
      const order: ReadOrder = { bytes };
      child.send(order);
    });
  try {
    await read();
    const warmed = performance.now();
    await read();
    return {
      cold: (warmed - start) / 1000,
      warm: (performance.now() - warmed) / 1000,
      memory: await mostMemory(child.pid),
    };
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
