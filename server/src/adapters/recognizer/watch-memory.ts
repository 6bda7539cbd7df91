import { memoryOf } from './process-memory';

export interface MemoryWatch {
  /** The process to watch; undefined if it did not start. */
  pid: number | undefined;
  /** In bytes. */
  most: number;
  onExceeded: (memory: number) => void;
}

/** A file can unpack to a gigabyte within a second, while its process reports nothing. */
const EVERY_MS = 50;

/** Watches the memory of a reading process from outside, until the returned function is called. */
export function watchMemory({ pid, most, onExceeded }: MemoryWatch): () => void {
  if (pid === undefined) return () => undefined;
  let isLooking = false;
  const timer = setInterval(() => {
    // if measuring takes long, as with ps, no second measurement starts
    if (isLooking) return;
    isLooking = true;
    void memoryOf(pid).then((memory = 0) => {
      isLooking = false;
      if (memory > most) onExceeded(memory);
    });
  }, EVERY_MS);
  return () => clearInterval(timer);
}
