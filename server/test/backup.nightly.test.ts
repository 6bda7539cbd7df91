import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup } from '../src/db/backup/backup';
import { restore } from '../src/db/backup/restore';
import { backedUpLaptop, contentOf, filesOf, LIVE, migrations, settingsOf } from './backups';
import { aBareDatabase } from './own-database';

if (process.env.TEST_DATABASE_URL) {
  const runUrl = process.env.TEST_DATABASE_URL;

  test('an installation moves to PostgreSQL and back, with every row, every file and what is live', async () => {
    const laptop = await backedUpLaptop();
    const server = settingsOf(await laptop.freshHome(), await aBareDatabase(runUrl));
    await restore(laptop.archive, server, migrations);
    const second = join(laptop.folder, 'server.tar.gz');
    await backup(second, server);
    const back = settingsOf(await laptop.freshHome());
    await restore(second, back, migrations);
    expect(await contentOf(back)).toEqual(await contentOf(server));
    expect(await filesOf(back.home)).toEqual(await filesOf(laptop.settings.home));
    expect(JSON.parse(await readFile(join(back.home, 'registry.json'), 'utf8'))).toEqual(LIVE);
    expect((await readdir(back.home)).sort()).toEqual(['database', 'files', 'holders', 'registry.json', 'remotes']);
    await laptop.close();
  });
}
