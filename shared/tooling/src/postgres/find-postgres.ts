import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The folder of an installed PostgreSQL server's programs (`initdb`, `postgres`), the newest where there are several;
 * undefined if there is none. Debian does not put them in PATH.
 */
export function findPostgres(path = process.env.PATH ?? ''): string | undefined {
  const folders = [...debianFolders(), ...homebrewFolders(), ...path.split(delimiter).filter(Boolean)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function debianFolders(root = '/usr/lib/postgresql'): string[] {
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((left, right) => Number(right) - Number(left));
  return versions.map((version) => join(root, version, 'bin'));
}

function homebrewFolders(): string[] {
  const versions = [18, 17, 16, 15];
  return ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((root) =>
    versions.map((version) => join(root, `postgresql@${version}`, 'bin')),
  );
}
