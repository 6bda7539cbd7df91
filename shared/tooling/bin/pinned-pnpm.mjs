import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The version that wrote the lockfile. Not in package.json, because pnpm 12 would then refuse a frozen lockfile. */
const pnpm = 'pnpm@12.21.0';

/**
 * Runs the pinned pnpm, which npm downloads if needed. The machine needs Node and npm only.
 * @returns its exit code
 */
export function runPnpm(args, environment = process.env) {
  // an npx that runs us has its package and command in here, and npm would run those
  const env = { ...environment };
  delete env.npm_config_package;
  delete env.npm_config_call;
  const { status, error } = spawnSync(process.execPath, [npmCli(), 'exec', '-y', '--', pnpm, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (error) throw error;
  return status ?? 1;
}

/** npm's script itself: starting `npm` by name would need a shell on Windows. */
function npmCli() {
  const besideNode = dirname(process.execPath);
  const places = [
    process.env.npm_execpath,
    join(besideNode, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(besideNode, 'node_modules/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const found = places.find((place) => place !== undefined && place.endsWith('npm-cli.js') && existsSync(place));
  if (found === undefined) throw new Error('npm was not found. Run this by npm: npm start, npm test.');
  return found;
}
