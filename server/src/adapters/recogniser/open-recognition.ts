import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { RecognitionPool } from './recognition-pool';

/** Each process reads with two threads and may take some 700 MB: two keep a small machine busy enough. */
const MOST_PROCESSES = 2;
const QUEUE = 8;
/** What a process may keep in JavaScript's own memory, in MB; pictures and the recogniser's model come on top. */
const HEAP_MB = 320;

/** Recognition on this machine, in processes that start with the first contract. */
export function openRecognition(serverRoot: string, onProblem: (problem: string) => void): RecognitionPool {
  return new RecognitionPool({
    entry: { file: join(serverRoot, 'dist/recogniser.mjs'), nodeFlags: [`--max-old-space-size=${HEAP_MB}`] },
    processes: Math.min(MOST_PROCESSES, availableParallelism()),
    queue: QUEUE,
    onProblem,
  });
}
