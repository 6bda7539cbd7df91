import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDurable } from './durable-files';

test('each commit of the embedded database has reached the disk before it is answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kd-durable-'));
  // the system does the actual flushing: it would take seconds while the database is made
  const sync = jest.fn();
  const db = await openDurable(folder, sync);
  await db.exec('create table ledger (entry int)');
  for (let entry = 1; entry <= 5; entry += 1) {
    sync.mockClear();
    await db.query('insert into ledger values ($1)', [entry]);
    expect(sync).toHaveBeenCalled();
  }
  await db.close();
  rmSync(folder, { recursive: true });
});
