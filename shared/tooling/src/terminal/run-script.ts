import { spawn, type StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { z } from 'zod';
import { workspaceRoot } from '../workspace';
import { collect, type RunOptions, type RunResult } from './run';

const rootPackage = z.object({ scripts: z.record(z.string(), z.string()) });

/** Runs a script of the root package.json, with `args` at its end, as `npm run` would. */
export function runScript(
  name: string,
  { args = [], output, environment = process.env }: RunOptions & { args?: string[] },
): Promise<RunResult> {
  const { scripts } = rootPackage.parse(JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')));
  const line = [scripts[name], ...args.map((arg) => JSON.stringify(arg))].join(' ');
  const PATH = [join(workspaceRoot, 'node_modules/.bin'), environment.PATH].join(delimiter);
  const stdio: StdioOptions = output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  return collect(spawn(line, { cwd: workspaceRoot, env: { ...environment, PATH }, shell: true, stdio }));
}
