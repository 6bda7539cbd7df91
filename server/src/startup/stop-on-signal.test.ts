import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endOf } from './stop-on-signal';

test('a stop that ends well says nothing', async () => {
  expect(await endOf(async () => undefined, 10_000)).toBeNull();
});

test('a stop that fails says why', async () => {
  const failing = () => Promise.reject(new Error('the disk is full'));
  expect(await endOf(failing, 10_000)).toBe('Keydate could not stop in good order: the disk is full');
});

test('a stop that takes too long is told, and waited for no longer', async () => {
  jest.useFakeTimers();
  const ended = endOf(() => new Promise(() => undefined), 10_000);
  jest.advanceTimersByTime(10_000);
  expect(await ended).toBe('Keydate was still busy 10 seconds after it was asked to stop, and was ended.');
  jest.useRealTimers();
});

/** A process that gets a signal twice while it stops, which it does once it hears a word. Returns how it ended. */
async function endAfterTwo(signal: 'SIGTERM' | 'SIGINT'): Promise<unknown> {
  const program = `
    import { stopOnSignal } from './stop-on-signal.ts';
    const isOver = new Promise((resolve) => process.stdin.once('data', resolve));
    stopOnSignal(() => (console.log('stopping'), isOver), 0, console);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  // ended by the second signal, it hears no more
  child.stdin.on('error', () => undefined);
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(String((await once(child.stdout, 'data'))[0])).toBe('stopping\n');
  child.kill(signal);
  child.stdin.end('end');
  return ended;
}

test('a second SIGTERM does not end a stop early; a second Ctrl-C does', async () => {
  expect(await Promise.all([endAfterTwo('SIGTERM'), endAfterTwo('SIGINT')])).toEqual([
    [0, null],
    [null, 'SIGINT'],
  ]);
});
