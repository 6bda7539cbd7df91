import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import ts from 'typescript';
import { z } from 'zod';
import { workspacePackages, workspaceRoot } from '../workspace';

// `.bin/tsc` may be either of the two installed compilers; this is the fast one, which only checks types.
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript7/package.json')), 'bin/tsc');
const folders = [...workspacePackages(), 'shared/tooling/config', 'shared/tooling/browser'].map((folder) =>
  join(workspaceRoot, folder),
);
/** Where the types of Node and Jest are, which every package has. */
const typeRoots = [join(workspaceRoot, 'shared/tooling/node_modules/@types')];
const generated = join(workspaceRoot, 'node_modules/.cache/keydate/typecheck');

const config = z.looseObject({ extends: z.string(), include: z.array(z.string()) });

/**
 * The configurations to check, as absolute paths. Packages that only extend the same one are checked together: what they
 * share is then checked once, which takes a third of the time.
 */
function configurations(): string[] {
  const together = new Map<string, string[]>();
  const alone: string[] = [];
  for (const folder of folders) {
    const path = join(folder, 'tsconfig.json');
    const {
      extends: base,
      include,
      ...others
    } = config.parse(ts.readConfigFile(path, (file) => ts.sys.readFile(file)).config);
    const preset = join(folder, base);
    if (Object.keys(others).length > 0) alone.push(path);
    else together.set(preset, [...(together.get(preset) ?? []), ...include.map((part) => join(folder, part))]);
  }
  mkdirSync(generated, { recursive: true });
  const written = [...together].map(([preset, include], at) => {
    const path = join(generated, `${at}.json`);
    writeFileSync(path, JSON.stringify({ extends: preset, compilerOptions: { typeRoots }, include }));
    return path;
  });
  return [...written, ...alone];
}

/** The compiler's output for one configuration; empty when it finds no error. */
function check(path: string): Promise<string> {
  return new Promise((resolve) => {
    const args = [compiler, '--noEmit', '--pretty', 'false', '-p', path];
    execFile(process.execPath, args, { cwd: workspaceRoot, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve(error ? `${stdout}${stderr}` || error.message : '');
    });
  });
}

const limitConcurrency = pLimit(Math.min(2, availableParallelism()));
const complaints = (await limitConcurrency.map(configurations(), check)).filter((output) => output !== '');
process.stdout.write(complaints.join(''));
process.exitCode = complaints.length === 0 ? 0 : 1;
