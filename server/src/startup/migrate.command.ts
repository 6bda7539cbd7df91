import { bringUpToDate } from '../db/bring-up-to-date';
import { OperationRefused } from '../db/backup/operation-refused';
import { refusePostgres } from './open-storage';
import { runCommand } from './run-command';

runCommand('migrate', [], async ({ databaseUrl }, migrations) => {
  if (databaseUrl === undefined)
    throw new OperationRefused('DATABASE_URL is not set. A server brings its own database up to date when it starts.');
  const done = await bringUpToDate({ connectionString: databaseUrl }, { migrations, isShared: true }).catch(
    refusePostgres,
  );
  if (done === 0) return 'The tables were up to date.';
  return `The tables are up to date, by ${done === 1 ? 'one migration' : `${done} migrations`}.`;
});
