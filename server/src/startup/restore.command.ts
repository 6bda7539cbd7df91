import { restore } from '../db/backup/restore';
import { runCommand } from './run-command';

runCommand('npm run restore -- <file>', async (file, settings, migrations) => {
  const { rows, files } = await restore(file, settings, migrations);
  return `Restored ${rows} rows and ${files} files from ${file}. Start the server with npm start.`;
});
