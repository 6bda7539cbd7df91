import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace-packages.mjs';

/**
 * In a kit, where the code for tests and desk is: for each request of such a package, a pattern and the file that replaces a
 * match. None in a checkout, whose packages are installed.
 */
export function kitAliases() {
  if (!existsSync(join(workspaceRoot, 'kit.json'))) return [];
  const folder = join(workspaceRoot, 'shared');
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')) && name !== 'tooling')
    .flatMap((name) => {
      const { exports } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
      return Object.entries(exports).map(([key, file]) => [
        `^@keydate/${name}${key.slice(1).replace('*', '(.+)')}$`,
        join(folder, name, file).replace('*', '$1'),
      ]);
    });
}
