import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scanContract } from '@keydate/contracts/scans';
import { ask } from './ask';
import { aRealtor, type TestPerson } from './people';
import { written, type Contract } from './reading/pdf-contracts';
import { startTestServer, type TestServer } from './test-server';

const CONTRACTS = join(import.meta.dirname, 'contracts');

/** The file of an invented contract. */
export function sample(file: string): Promise<Buffer> {
  return readFile(join(CONTRACTS, file));
}

/** The rows that such a contract has, their quotes straight as a scan gives them. */
export async function truthOf(name: string): Promise<string[][]> {
  const { rows } = JSON.parse(await readFile(join(CONTRACTS, `${name}.json`), 'utf8')) as { rows: string[][] };
  return rows.map((row) => row.map((cell) => cell.replace(/\u2019/g, "'")));
}

/** What somebody is answered who has a file read. */
export function scanFile(
  server: TestServer,
  { token }: Pick<TestPerson, 'token'>,
  bytes: Uint8Array,
  query: Record<string, string> = {},
) {
  return ask(server, scanContract, { token, query, files: { file: new Blob([new Uint8Array(bytes)]) } });
}

/**
 * For a test file that is about what is read: starts a server and a realtor before its tests and gives what they ask.
 * Pages are really read, by processes of their own.
 */
export function startScanning() {
  let server: TestServer;
  let realtor: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
    realtor = await aRealtor(server);
  });
  afterAll(() => server.close());

  const scan = async (bytes: Uint8Array) => (await scanFile(server, realtor, bytes)).body;
  return {
    /** What is answered of a file. */
    scan,
    /** What is answered of a contract that somebody wrote, or did something to. */
    scanOf: async (write: (contract: Contract) => unknown) => scan(await written(write)),
  };
}

/** Rows without their references: on a scan the section sign is often read as a digit, and spec § 3 maps titles and dates. */
export function told(rows: readonly (readonly string[])[]): (readonly (string | undefined)[])[] {
  return rows.map(([item, , title, date]) => [item, title, date]);
}
