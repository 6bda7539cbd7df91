import { backup } from '../db/backup/backup';
import { runCommand } from './run-command';

runCommand('npm run backup -- <file>', async (file, settings) => {
  const { rows, files, bytes } = await backup(file, settings);
  return `${file} has ${rows} rows and ${files} files (${Math.ceil(bytes / 1000).toLocaleString('en-US')} kB).`;
});
