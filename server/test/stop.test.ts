import { randomUUID } from 'node:crypto';
import { ERRORS } from '@keydate/contracts/errors';
import { scanProgress } from '@keydate/contracts/scans';
import { ask } from './ask';
import { aRealtor } from './people';
import { sample, scanFile } from './scans';
import { startTestServer } from './test-server';

test('a server that is stopped gives up the scans that run, tells who waits, and answers everything else', async () => {
  const server = await startTestServer();
  const realtor = await aRealtor(server);
  const scanId = randomUUID();
  const scanning = scanFile(server, realtor, await sample('scan-office.pdf'), { scanId });
  while ((await ask(server, scanProgress, { token: realtor.token, params: { scanId } })).status !== 200);

  await server.close();

  expect((await scanning).body).toMatchObject(ERRORS.SCAN_INTERRUPTED);
});
