import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 50;
const lock = join(tmpdir(), `kd-sender-${process.ppid}`);

/**
 * Waits until no other test file sends what is due. All files share one database, each with a clock of its own: one would
 * send what another is about. Gives what ends it.
 */
export async function sendAlone(): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await mkdir(lock);
      return () => rm(lock, { recursive: true });
    } catch {
      await pause(POLL_MS);
    }
  }
}
