import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReaderProcess } from '../bench/process/reader-process';
import type { ContractReading } from '../src/contract-reading';
import { written, type Contract } from './builders/pdf-contracts';

/**
 * In bytes. A process that compiles its own source is larger from its start than any that the server replaces;
 * starting one takes fifty times as long as reading a typed contract.
 */
const WORN = 1024 ** 3;

const CONTRACTS = join(import.meta.dirname, 'contracts');

/** The file of an invented contract. */
export function sample(file: string): Promise<Buffer> {
  return readFile(join(CONTRACTS, file));
}

/** The rows of such a contract, with straight quotes as in a reading. */
export async function truthOf(name: string): Promise<string[][]> {
  const { rows } = JSON.parse(await readFile(join(CONTRACTS, `${name}.json`), 'utf8')) as { rows: string[][] };
  return rows.map((row) => row.map((cell) => cell.replace(/\u2019/g, "'")));
}

/** One for all files that run together: each file's call comes before any of their tests. */
const reader = new ReaderProcess(undefined, WORN);
let files = 0;

/** Starts a process that reads whole contracts, for all tests of a file. */
export function startReading() {
  files += 1;
  afterAll(() => {
    files -= 1;
    if (files === 0) reader.close();
  });

  const read = async (bytes: Uint8Array): Promise<ContractReading> => {
    const outcome = await reader.read(bytes);
    if (outcome.kind === 'refused') throw new Error(`${outcome.code} ${outcome.problem ?? ''}`);
    return outcome.reading;
  };
  const refusalOf = async (bytes: Uint8Array): Promise<string> => {
    const outcome = await reader.read(bytes);
    return outcome.kind === 'refused' ? outcome.code : 'read';
  };
  return {
    /** Returns the reading of a file; fails if the reader refuses it. */
    read,
    /** Returns the reading of a contract that the test writes. */
    readWritten: async (write: (contract: Contract) => unknown) => read(await written(write)),
    /** The code of the refusal of a file, or 'read'. */
    refusalOf,
    /** The same of a contract that the test writes. */
    refusalOfWritten: async (write: (contract: Contract) => unknown) => refusalOf(await written(write)),
  };
}

/** Rows without their references: on a scan the section sign is often read as a digit, and spec § 3 maps titles and dates. */
export function withoutReferences(rows: readonly (readonly string[])[]): (readonly (string | undefined)[])[] {
  return rows.map(([item, , title, date]) => [item, title, date]);
}
