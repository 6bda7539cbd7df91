import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backedUpLaptop, contentOf, filesOf, LIVE, makeBackup, migrations, restoreBackup, settingsOf } from './backups';
import { aBareDatabase } from './own-database';

if (process.env.TEST_DATABASE_URL) {
  const runUrl = process.env.TEST_DATABASE_URL;

  test('an installation moves to PostgreSQL and back, with every row, every file and what is live', async () => {
    const laptop = await backedUpLaptop();
    const server = settingsOf(await laptop.freshHome(), await aBareDatabase(runUrl));
    await restoreBackup(laptop.archive, server, migrations);
    const second = join(laptop.folder, 'server.tar.gz');
    await makeBackup(second, server);
    const back = settingsOf(await laptop.freshHome());
    await restoreBackup(second, back, migrations);
    expect(await contentOf(back)).toEqual(await contentOf(server));
    expect(await filesOf(back.home)).toEqual(await filesOf(laptop.settings.home));
    expect(JSON.parse(await readFile(join(back.home, 'registry.json'), 'utf8'))).toEqual(LIVE);
    expect((await readdir(back.home)).sort()).toEqual(['database', 'files', 'holders', 'registry.json', 'remotes']);
    await laptop.close();
  });
}
