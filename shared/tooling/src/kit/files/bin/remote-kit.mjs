#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// remote-kit <command>, in the folder of a remote's repository. Each command is a program of its own.
const kit = join(import.meta.dirname, '..');
const program = (name) => join(kit, 'shared/tooling/src', `${name}.ts`);

/** By command: its program, whether the remote's name is its first argument, and whether it speaks to a server. */
const commands = {
  build: [program('kit/commands/build'), true],
  check: [program('kit/commands/check'), true],
  qa: [program('qa/serve-alone'), true],
  test: [program('kit/commands/test'), false],
  release: [program('release/release'), true, true],
  rollback: [program('release/rollback'), true, true],
  'roll-out': [program('release/roll-out'), true, true],
  list: [program('release/list'), false, true],
};

const [command = '', ...args] = process.argv.slice(2);
const repository = findRepository(process.cwd());
if (!Object.hasOwn(commands, command)) refuse(`Name a command: remote-kit ${Object.keys(commands).join('|')}.`);
if (repository === undefined) refuse('There is no remote.json here: run remote-kit in the folder of a remote.');

const [file, isNamed, isForServer = false] = commands[command];
if (isForServer && !args.includes('--to') && !args.includes('--write'))
  refuse(`Name the server: remote-kit ${command} --to https://keydate.example.`);

const name = isNamed ? [nameOnCard(repository)] : [];
const node = ['--disable-warning=ExperimentalWarning', '--import', import.meta.resolve('tsx'), file, ...name, ...args];
const { status } = spawnSync(process.execPath, node, {
  // tsx reads the tsconfig.json of its folder: the repository's is for a browser
  cwd: join(kit, 'shared/tooling'),
  env: { ...process.env, KEYDATE_REPOSITORY: repository },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

function findRepository(folder) {
  if (existsSync(join(folder, 'remote.json'))) return folder;
  return folder === dirname(folder) ? undefined : findRepository(dirname(folder));
}

function nameOnCard(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')).name ?? '';
  } catch {
    return refuse('remote.json is no JSON.');
  }
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
