import { backup } from '../db/backup/backup';
import { withFiles } from './open-files';
import { runFileCommand } from './run-command';

runFileCommand('backup', async (file, settings) => {
  const { rows, files, bytes } = await withFiles(settings, (stores) => backup(file, settings, stores));
  return `${file} has ${rows} rows and ${files} files (${Math.ceil(bytes / 1000).toLocaleString('en-US')} kB).`;
});
