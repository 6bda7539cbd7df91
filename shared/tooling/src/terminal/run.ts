import { spawn, type ChildProcess } from 'node:child_process';
import { workspaceRoot } from '../workspace';

export interface RunOptions {
  /** `show`: on this terminal as it comes. `keep`: given back at the end. */
  output: 'show' | 'keep';
  environment?: NodeJS.ProcessEnv;
}

export interface RunResult {
  /** The exit code; 1 where the program could not be started or was killed. */
  code: number;
  output: string;
}

/** Runs a program from the checkout's root to its end. Never rejects: a program that cannot start is a failed one. */
export function run(
  program: string,
  args: readonly string[],
  { output, environment = process.env }: RunOptions,
): Promise<RunResult> {
  const stdio = output === 'show' ? 'inherit' : 'pipe';
  return collect(spawn(program, args, { cwd: workspaceRoot, env: environment, stdio }));
}

/** Waits for the end of a process; see `run`. */
export function collect(child: ChildProcess): Promise<RunResult> {
  let kept = '';
  const keep = (text: Buffer) => {
    kept += text.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: kept }));
  });
}
