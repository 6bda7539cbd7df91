import { watch } from 'node:fs';
import { join } from 'node:path';
import { kit } from '../kit/kit';
import { workspaceRoot } from '../workspace';

const settled = 120; // milliseconds; an editor saves in several steps

const NOT_SHOWN = /node_modules|^dist|\.test\.tsx?$|~$/;
/** The files of a repository's own folder that a page or its entry shows. */
const CARD = /^(remote\.json|[a-z0-9-]+\.svg)$/;

/** Calls back once after each burst of changes below a remote or the shared packages, until the process ends. */
export function watchSources(remoteFolder: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const follow = (folder: string, isShown: (file: string) => boolean, recursive = true) =>
    watch(folder, { recursive }, (_event, file) => {
      if (file === null || !isShown(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, settled);
    });
  const isSource = (file: string) => !NOT_SHOWN.test(file);
  // a kit does not change, and the repository has its libraries in the same folder
  if (kit) follow(remoteFolder, (file) => CARD.test(file), false);
  const folders = kit
    ? [join(remoteFolder, 'src'), join(remoteFolder, 'qa')]
    : [remoteFolder, join(workspaceRoot, 'shared')];
  for (const folder of folders) follow(folder, isSource);
}
