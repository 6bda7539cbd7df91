import { restore } from '../db/backup/restore';
import { runFileCommand } from './run-command';

runFileCommand('restore', async (file, settings, migrations) => {
  const { rows, files } = await restore(file, settings, migrations);
  return `Restored ${rows} rows and ${files} files from ${file}. Start the server with npm start.`;
});
