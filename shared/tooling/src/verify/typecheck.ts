import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { workspacePackages, workspaceRoot } from '../workspace';

// `.bin/tsc` may be either of the two installed compilers; this is the fast one, which only checks types.
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript7/package.json')), 'bin/tsc');
const projects = [...workspacePackages(), 'shared/tooling/config', 'shared/tooling/browser'];

/** The compiler's output for one package; empty when it finds no error. */
function check(folder: string): Promise<string> {
  return new Promise((resolve) => {
    const args = [compiler, '--noEmit', '--pretty', 'false', '-p', join(workspaceRoot, folder)];
    execFile(process.execPath, args, { cwd: workspaceRoot, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve(error ? `${stdout}${stderr}` || error.message : '');
    });
  });
}

const limitConcurrency = pLimit(Math.min(2, availableParallelism()));
const complaints = (await limitConcurrency.map(projects, check)).filter((output) => output !== '');
process.stdout.write(complaints.join(''));
process.exitCode = complaints.length === 0 ? 0 : 1;
