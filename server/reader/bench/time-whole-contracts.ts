import sharp from 'sharp';
import { chanceFrom } from './contracts/chance';
import { boundAsPdf, photographPages, scanned } from './contracts/damage';
import { drawContract } from './contracts/draw-contract';
import { inventContract } from './contracts/invent-contract';
import { ReaderProcess } from './process/reader-process';

const SEED = 2020;
const DPI = 200;
/** With the pages before and after the table: twenty. */
const PAGES_BEFORE = 14;
const PAGES_AFTER = 5;

interface Timed {
  /** From the start of the process to its answer, and once more in the same process. */
  cold: number;
  warm: number;
  /** The most memory that the process had in use, in MB; undefined if the system does not report it. */
  memory?: number;
}

/** The time and memory that a process takes for a long contract, typed and scanned. */
export async function timeWholeContracts(): Promise<string> {
  const { typed, scan, pages } = await aLongContract();
  const [byText, byPicture] = [await timed(typed), await timed(scan)];
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

async function timed(bytes: Buffer): Promise<Timed> {
  const reader = new ReaderProcess(undefined, Infinity);
  try {
    const start = performance.now();
    await readOrFail(reader, bytes);
    const memory = await reader.mostMemory();
    const warmed = performance.now();
    await readOrFail(reader, bytes);
    return { cold: (warmed - start) / 1000, warm: (performance.now() - warmed) / 1000, memory };
  } finally {
    reader.close();
  }
}

async function readOrFail(reader: ReaderProcess, bytes: Buffer): Promise<void> {
  const answer = await reader.read(bytes);
  if (answer.kind === 'refused') throw new Error(`${answer.code} ${answer.problem ?? ''}`);
}
