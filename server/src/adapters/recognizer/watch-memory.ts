import { memoryOf } from './process-memory';

export interface MemoryWatch {
  /** The process to watch; undefined if it did not start. */
  pid: number | undefined;
  /** In bytes. */
  most: number;
  onExceeded: (memory: number) => void;
}

/** A file can be unpacked into a gigabyte within a second, while its process says nothing. */
const EVERY_MS = 50;

/** Looks from outside at the memory of a process that reads, until the returned function is called. */
export function watchMemory({ pid, most, onExceeded }: MemoryWatch): () => void {
  if (pid === undefined) return () => undefined;
  let isLooking = false;
  const timer = setInterval(() => {
    // where telling it takes long, as with ps, no second one is started
    if (isLooking) return;
    isLooking = true;
    void memoryOf(pid).then((memory = 0) => {
      isLooking = false;
      if (memory > most) onExceeded(memory);
    });
  }, EVERY_MS);
  return () => clearInterval(timer);
}
