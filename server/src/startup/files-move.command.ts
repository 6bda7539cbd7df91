import { moveFiles } from './move-files';
import { withFiles } from './open-files';
import { runCommand } from './run-command';

runCommand('files:move', [], async (settings) => {
  const { copied, there, releases } = await withFiles(settings, (stores) => moveFiles(settings, stores));
  return `Copied ${copied} files and ${releases} releases into the bucket; ${there} files were there already. The folder still has them all.`;
});
