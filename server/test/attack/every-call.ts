import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@keydate/contracts/call';

const CONTRACTS = join(import.meta.dirname, '../../../shared/contracts/src');

/** Every call of the contracts, so that a new one is attacked without being listed here. */
export async function everyCall(): Promise<Call[]> {
  const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map(async (file) => (await import(join(CONTRACTS, file))) as object));
  return modules.flatMap((exported): unknown[] => Object.values(exported)).filter(isCall);
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'replies' in value;
}
