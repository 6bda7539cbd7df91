import { restore } from '../db/backup/restore';
import { withFiles } from './open-files';
import { runFileCommand } from './run-command';

runFileCommand('restore', async (file, settings, migrations) => {
  const { rows, files } = await withFiles(settings, (stores) => restore(file, settings, migrations, stores));
  return `Restored ${rows} rows and ${files} files from ${file}. Start the server with npm start.`;
});
