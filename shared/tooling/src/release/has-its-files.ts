import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from '@keydate/contracts/registry';
import { releaseFolder } from './keydate-home';

/** Whether a release that the registry names can be served still: its entry lies in its folder in `home`. */
export function hasItsFiles(home: string, name: string, { release, entry }: RemoteRelease): boolean {
  const file = entry.slice(entry.lastIndexOf('/') + 1);
  return existsSync(join(releaseFolder(home, { kind: 'remote', name, release }), file));
}
