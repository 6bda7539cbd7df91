import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { chanceFrom } from './chance';
import { boundAsPdf, photographPages, scanned, type ScannerDamage } from './damage';
import { drawContract } from './draw-contract';
import { inventContract } from './invent-contract';
import { photographed } from './photograph';

export const CASE_KINDS = [
  'typed', 'typed-long', 'scan-office', 'scan-worn', 'scan-fax', 'scan-pale', 'scan-copied', 'scan-turned', 'scan-long', 'photo', 'photo-close', 'photo-turned',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

const DAMAGE: Partial<Record<CaseKind, ScannerDamage>> = { 'scan-worn': 'worn', 'scan-fax': 'fax', 'scan-pale': 'pale', 'scan-copied': 'copied' };

/** A file to read and the rows that must come out. */
export interface ScanCase {
  name: string;
  kind: CaseKind;
  bytes: Buffer;
  rows: (readonly string[])[];
}

export async function makeCase(kind: CaseKind, seed: number): Promise<ScanCase> {
  const chance = chanceFrom(seed * 31 + CASE_KINDS.indexOf(kind));
  const contract = inventContract(seed, kind.endsWith('-long'));
  const { pdf, rowsOnItsFirstPage } = await drawContract(contract);
  const name = `${kind}-${seed}`;
  if (kind.startsWith('typed')) return { name, kind, bytes: pdf, rows: contract.rows };
  const turns = kind.endsWith('-turned') ? chance.whole(1, 3) : 0;
  if (kind.startsWith('photo')) {
    const [page] = await photographPages(pdf, chance.whole(190, 240), 1, 1);
    if (!page) throw new RangeError('a contract without pages');
    return { name, kind, bytes: await photographed(page, kind === 'photo-close' ? 'close' : 'whole', turns, chance), rows: contract.rows.slice(0, rowsOnItsFirstPage) };
  }
  const damage = DAMAGE[kind] ?? 'office';
  const dpi = damage === 'fax' ? chance.pick([150, 175, 200]) : chance.pick([170, 200, 200, 300]);
  const pages = await Promise.all((await photographPages(pdf, dpi)).map((page) => scanned(page, damage, turns, chance)));
  const sizes = await Promise.all(pages.map(async (page) => sharp(page).metadata()));
  return { name, kind, bytes: await boundAsPdf(pages, sizes), rows: contract.rows };
}

/** A case from a file with its truth beside it. */
export async function caseFromFile(file: string): Promise<ScanCase & { kind: CaseKind }> {
  const truth: unknown = JSON.parse(await readFile(file.replace(/\.\w+$/, '.json'), 'utf8'));
  const rows = typeof truth === 'object' && truth && 'rows' in truth && Array.isArray(truth.rows) ? truth.rows.map((row: unknown) => (Array.isArray(row) ? row.map(String) : [])) : [];
  const kind = 'typed';
  return { name: file.split('/').at(-1) ?? file, kind, bytes: await readFile(file), rows };
}
