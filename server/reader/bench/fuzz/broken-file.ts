import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { chanceFrom, type Chance } from '../contracts/chance';
import { jpeg, photographPages } from '../contracts/damage';
import { drawContract } from '../contracts/draw-contract';
import { inventContract } from '../contracts/invent-contract';
import { alteredContract } from './alter-contract';
import { alteredPicture } from './alter-picture';
import { mutated } from './mutate';

export interface BrokenFile {
  kind: string;
  bytes: Buffer;
}

/** Makes the broken file of a seed from the samples in a folder and from contracts that the seed invents. */
export async function openBrokenFiles(samples: string): Promise<(seed: number) => Promise<BrokenFile>> {
  const names = (await readdir(samples)).filter((name) => !name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async (name) => ({ isTyped: name.startsWith('typed'), bytes: await readFile(join(samples, name)) })),
  );
  const typed = files.filter(({ isTyped }) => isTyped).map(({ bytes }) => bytes);
  const pictures = files.filter(({ isTyped }) => !isTyped).map(({ bytes }) => bytes);
  const pages = (await Promise.all(pictures.map(pagesOf))).flat();
  const contract = async (chance: Chance) =>
    chance.happens(0.5) ? chance.pick(typed) : (await drawContract(inventContract(chance.whole(1, 1_000_000)))).pdf;
  // pictures take seconds each, typed pages a fraction of one
  const kinds: [share: number, kind: string, make: (chance: Chance) => Promise<Buffer>][] = [
    [0.33, 'contracts with broken bytes', async (chance) => mutated(await contract(chance), chance)],
    [0.48, 'altered contracts', async (chance) => alteredContract(await contract(chance), chance)],
    [0.16, 'altered pictures', (chance) => alteredPicture(chance.pick(pages), chance)],
    [0.03, 'pictures with broken bytes', async (chance) => mutated(chance.pick(pictures), chance)],
  ];
  const hundred = kinds.flatMap(([share, kind, make]) =>
    Array.from({ length: Math.round(100 * share) }, () => ({ kind, make })),
  );
  return async (seed) => {
    const chance = chanceFrom(seed);
    const { kind, make } = chance.pick(hundred);
    return { kind, bytes: await make(chance) };
  };
}

async function pagesOf(file: Buffer): Promise<Buffer[]> {
  const isPdf = file.subarray(0, 4).toString('latin1') === '%PDF';
  return isPdf
    ? Promise.all((await photographPages(file, 110)).map((page) => jpeg(page, 90)))
    : [await sharp(file).jpeg().toBuffer()];
}
