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
  return done === 0 ? 'The tables were up to date.' : `The tables are up to date, by ${done} migrations.`;
});
