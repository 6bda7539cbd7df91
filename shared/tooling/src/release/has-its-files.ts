import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from '@keydate/contracts/registry';
import { releaseFolder } from './keydate-home';

/** True if a release in the registry can still be served: its entry file exists in `home`. */
export function hasItsFiles(home: string, name: string, { release, entry }: RemoteRelease): boolean {
  const file = entry.slice(entry.lastIndexOf('/') + 1);
  return existsSync(join(releaseFolder(home, { kind: 'remote', name, release }), file));
}
