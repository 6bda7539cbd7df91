import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { workspacePackages, workspaceRoot } from '../workspace';
import { runLimited } from '../run-limited';

// `.bin/tsc` may be either of the two installed compilers; this is the fast one, which only checks.
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript7/package.json')), 'bin/tsc');
const projects = [...workspacePackages(), 'shared/tooling/config', 'shared/tooling/browser'];

/** What the compiler says of one package; empty when it is content. */
function check(folder: string): Promise<string> {
  return new Promise((resolve) => {
    const args = [compiler, '--noEmit', '--pretty', 'false', '-p', join(workspaceRoot, folder)];
    execFile(process.execPath, args, { cwd: workspaceRoot, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve(error ? `${stdout}${stderr}` || error.message : '');
    });
  });
}

const complaints = (await runLimited(projects, Math.min(2, availableParallelism()), check)).filter(
  (said) => said !== '',
);
process.stdout.write(complaints.join(''));
process.exitCode = complaints.length === 0 ? 0 : 1;
