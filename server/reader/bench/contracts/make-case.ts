import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { chanceFrom } from './chance';
import { boundAsPdf, photographPages, scanned, type ScannerDamage } from './damage';
import { drawContract } from './draw-contract';
import { inventContract } from './invent-contract';
import { photographed } from './photograph';

export const CASE_KINDS = [
  'typed',
  'typed-long',
  'scan-office',
  'scan-worn',
  'scan-fax',
  'scan-pale',
  'scan-copied',
  'scan-turned',
  'scan-long',
  'photo',
  'photo-close',
  'photo-turned',
  'scan-stamped',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** The kinds of file that a contract comes as. The targets of a reading depend on it. */
export const SOURCES = ['typed', 'scan', 'photo'] as const;
export type Source = (typeof SOURCES)[number];

const DAMAGE: Partial<Record<CaseKind, ScannerDamage>> = {
  'scan-worn': 'worn',
  'scan-fax': 'fax',
  'scan-pale': 'pale',
  'scan-copied': 'copied',
};

/** A file to read and the rows that must come out. */
export interface ScanCase {
  name: string;
  source: Source;
  /** Its table is deep inside: a reader of all pages takes long. */
  isLong: boolean;
  bytes: Buffer;
  rows: (readonly string[])[];
}

/** A contract of its own for each seed and kind. */
export async function makeCase(kind: CaseKind, seed: number): Promise<ScanCase> {
  const own = seed * 31 + CASE_KINDS.indexOf(kind);
  const chance = chanceFrom(own);
  const isLong = kind.endsWith('-long');
  const contract = inventContract(own, isLong);
  const { pdf, rowsOnItsFirstPage } = await drawContract(contract);
  const about = { name: `${kind}-${seed}`, source: sourceOf(kind), isLong };
  if (about.source === 'typed') return { ...about, bytes: pdf, rows: contract.rows };
  const turns = kind.endsWith('-turned') ? chance.whole(1, 3) : 0;
  if (about.source === 'photo') {
    const [page] = await photographPages(pdf, chance.whole(190, 240), 1, 1);
    if (!page) throw new RangeError('a contract without pages');
    return {
      ...about,
      bytes: await photographed(page, kind === 'photo-close' ? 'close' : 'whole', turns, chance),
      rows: contract.rows.slice(0, rowsOnItsFirstPage),
    };
  }
  const damage = DAMAGE[kind] ?? 'office';
  const dpi = damage === 'fax' ? chance.pick([150, 175, 200]) : chance.pick([170, 200, 200, 300]);
  const pages: Buffer[] = [];
  // one after the other: in parallel, the page that was blurred first would get the random numbers of another
  for (const page of await photographPages(pdf, dpi)) pages.push(await scanned(page, damage, turns, chance));
  const sizes = await Promise.all(pages.map(async (page) => sharp(page).metadata()));
  return {
    ...about,
    bytes: await boundAsPdf(pages, sizes, kind === 'scan-stamped' ? 'stamped' : 'bare'),
    rows: contract.rows,
  };
}

/** Makes a case from a file and the JSON file of its true rows next to it. The file's name begins with its kind. */
export async function caseFromFile(file: string): Promise<ScanCase> {
  const truth: unknown = JSON.parse(await readFile(file.replace(/\.\w+$/, '.json'), 'utf8'));
  const rows =
    typeof truth === 'object' && truth && 'rows' in truth && Array.isArray(truth.rows)
      ? truth.rows.map((row: unknown) => (Array.isArray(row) ? row.map(String) : []))
      : [];
  const name = basename(file);
  return { name, source: sourceOf(name), isLong: name.includes('long'), bytes: await readFile(file), rows };
}

function sourceOf(name: string): Source {
  return SOURCES.find((source) => name.startsWith(source)) ?? 'typed';
}
