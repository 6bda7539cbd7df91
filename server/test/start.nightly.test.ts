import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInVain } from './start-in-vain';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'kd-start-'));
});
afterEach(() => rm(home, { recursive: true }));

describe('a server that cannot start', () => {
  test('says each mistake in its settings', async () => {
    const { code, said } = await startInVain(home, { PORT: 'abc', KEYDATE_MODE: 'live' });
    expect([code, said.split('\n').sort()]).toEqual([
      1,
      ['KEYDATE_MODE must be demo or production.', 'PORT must be a number from 0 to 65535.'],
    ]);
  });

  test('says that its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen({ host: 'localhost', port: 0 }, () => resolve()));
    const { port } = other.address() as AddressInfo;
    const { code, said } = await startInVain(home, { PORT: String(port) });
    expect([code, said]).toEqual([
      1,
      `Port ${port} is taken by another program. Stop it, or set PORT to another number.`,
    ]);
    await new Promise((resolve) => other.close(resolve));
  });

  test('says that its folder is a file', async () => {
    const file = join(home, 'a-file');
    await writeFile(file, '');
    const sentence =
      'cannot be used: a file is there where a folder should be. Mend that, or set KEYDATE_HOME to another folder.';
    const { code, said } = await startInVain(home, { KEYDATE_HOME: file });
    expect([code, said]).toEqual([1, `${file} ${sentence}`]);
    const below = await startInVain(home, { KEYDATE_HOME: join(file, 'below') });
    expect([below.code, below.said]).toEqual([1, `${join(file, 'below')} ${sentence}`]);
  });

  test('says that no address of this machine is called so', async () => {
    const { code, said } = await startInVain(home, { HOST: '203.0.113.7' });
    expect([code, said]).toEqual([
      1,
      'HOST is 203.0.113.7, which is no address of this machine. Set it to localhost or 0.0.0.0.',
    ]);
  });

  test('says that its database cannot be reached', async () => {
    const { code, said } = await startInVain(home, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^The database at DATABASE_URL cannot be opened: .*ECONNREFUSED/),
    ]);
  });
});
