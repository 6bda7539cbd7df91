import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runPnpm } from './pinned-pnpm.mjs';

const stamp = join(root, 'node_modules/.cache/keydate/installed');

/** Installs the packages of the lockfile, unless they are installed already, and prints how long it took. */
export function installPackages() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const began = Date.now();
  console.log('Installing packages…');
  // with CI set, pnpm asks no questions and replaces a node_modules of another package manager
  const code = runPnpm(['install', '--frozen-lockfile'], { ...process.env, CI: 'true' });
  if (code !== 0) {
    console.error('The packages could not be installed; the lines above say why.');
    process.exit(code);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`✓ Installed packages (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/** A hash of everything that an installation depends on. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  const folders = ['.', ...readdirSync(root), ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)];
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...folders.map((folder) => `${folder}/package.json`)];
  for (const file of files.map((path) => join(root, path)).filter(existsSync)) hash.update(readFileSync(file));
  return hash.digest('hex');
}
