import { watch } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';

const settled = 120; // milliseconds; an editor saves in several steps

/** Calls back once after each burst of changes below a remote or the shared packages, until the process ends. */
export function watchSources(remoteFolder: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of [remoteFolder, join(workspaceRoot, 'shared')]) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || /node_modules|^dist|\.test\.tsx?$|~$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, settled);
    });
  }
}
