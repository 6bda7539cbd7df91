import { backup } from '../db/backup/backup';
import { runFileCommand } from './run-command';

runFileCommand('backup', async (file, settings) => {
  const { rows, files, bytes } = await backup(file, settings);
  return `${file} has ${rows} rows and ${files} files (${Math.ceil(bytes / 1000).toLocaleString('en-US')} kB).`;
});
