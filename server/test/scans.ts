import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scanContract } from '@keydate/contracts/scans';
import { ask } from './ask';
import type { TestPerson } from './people';
import type { TestServer } from './test-server';

const CONTRACTS = join(import.meta.dirname, '../reader/test/contracts');

/** The file of an invented contract. */
export function sample(file: string): Promise<Buffer> {
  return readFile(join(CONTRACTS, file));
}

/** The rows of such a contract, with straight quotes as in a scan. */
export async function truthOf(name: string): Promise<string[][]> {
  const { rows } = JSON.parse(await readFile(join(CONTRACTS, `${name}.json`), 'utf8')) as { rows: string[][] };
  return rows.map((row) => row.map((cell) => cell.replace(/\u2019/g, "'")));
}

/** Sends a file to be read, and returns the answer. */
export function scanFile(
  server: Pick<TestServer, 'origin'>,
  { token }: Pick<TestPerson, 'token'>,
  bytes: Uint8Array,
  query: Record<string, string> = {},
) {
  return ask(server, scanContract, { token, query, files: { file: new Blob([new Uint8Array(bytes)]) } });
}
