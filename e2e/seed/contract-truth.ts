import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in a sample contract: item number, reference, title and the date cell's words. */
export type TrueRow = readonly [item: string, reference: string, title: string, date: string];

const CONTRACTS = join(import.meta.dirname, '../../server/test/contracts');

/** The rows that a sample contract truly has, by its file's name without the ending. */
export function trueRows(contract: string): TrueRow[] {
  return JSON.parse(readFileSync(join(CONTRACTS, `${contract}.json`), 'utf8')).rows;
}
