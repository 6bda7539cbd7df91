import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERRORS } from '@keydate/contracts/errors';
import { scanContract, scanProgress } from '@keydate/contracts/scans';
import { ask } from './ask';
import { aRealtor } from './people';
import { startTestServer } from './test-server';

// a page is really read, by a process that has to start
jest.setTimeout(60_000);

test('a server that is stopped gives up the scans that run, tells who waits, and answers everything else', async () => {
  const server = await startTestServer();
  const { token } = await aRealtor(server);
  const scanId = randomUUID();
  const file = new Blob([await readFile(join(import.meta.dirname, 'contracts/scan-office.pdf'))]);
  const scanning = ask(server, scanContract, { token, query: { scanId }, files: { file } });
  while ((await ask(server, scanProgress, { token, params: { scanId } })).status !== 200);

  await server.close();

  expect((await scanning).body).toMatchObject(ERRORS.SCAN_INTERRUPTED);
});
