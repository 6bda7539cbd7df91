import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts the built server in a folder of its own, expects it to fail, and returns its last output. */
export function startInVain(
  home: string,
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.mjs')], {
    env: { PATH: process.env.PATH, KEYDATE_HOME: home, PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve) => server.once('close', (code) => resolve({ code, said: said.trim() })));
}
