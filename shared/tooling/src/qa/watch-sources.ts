import { watch } from 'node:fs';
import { join } from 'node:path';
import { kit } from '../kit/kit';
import { workspaceRoot } from '../workspace';

const settled = 120; // milliseconds; an editor saves in several steps

/** Calls back once after each burst of changes below a remote or the shared packages, until the process ends. */
export function watchSources(remoteFolder: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  // a kit does not change, and the repository has its libraries in the same folder
  const folders = kit
    ? [join(remoteFolder, 'src'), join(remoteFolder, 'qa')]
    : [remoteFolder, join(workspaceRoot, 'shared')];
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || /node_modules|^dist|\.test\.tsx?$|~$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, settled);
    });
  }
}
