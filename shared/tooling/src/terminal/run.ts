import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { kit } from '../kit/kit';
import { workspaceRoot } from '../workspace';

export interface RunOptions {
  /** `show`: printed on this terminal as it comes. `capture`: returned at the end. */
  output: 'show' | 'capture';
  environment?: NodeJS.ProcessEnv;
}

export interface RunResult {
  /** The exit code; 1 if the program could not be started or was killed. */
  code: number;
  output: string;
}

/** Runs a program in the checkout's root, or in a kit's repository, and waits for its end. Never rejects: a program that cannot start has failed. */
export function run(
  program: string,
  args: readonly string[],
  { output, environment = process.env }: RunOptions,
): Promise<RunResult> {
  const stdio: StdioOptions = output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  return collect(spawn(program, args, { cwd: kit?.repository ?? workspaceRoot, env: environment, stdio }));
}

/** Waits for the end of a process; see `run`. */
export function collect(child: ChildProcess): Promise<RunResult> {
  let output = '';
  const append = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
