import { availableParallelism } from 'node:os';
import { SCANS_WAITING } from '@keydate/contracts/limits';
import type { Config } from '../../config';
import { USES_TEXTRACT } from './messages';
import { recognizerEnvironment } from './recognizer-environment';
import { RecognitionPool } from './recognition-pool';
import type { RecognizerEntry } from './running-recognizer';

/** Each process reads with two threads and may take some 700 MB: two keep a small machine busy enough. */
const MOST_PROCESSES = 2;
/** In MB: the limit of a process's JavaScript memory. Pictures and the recognizer's model are in addition. */
const HEAP_MB = 320;

/**
 * Recognition in processes of this machine that start with the first contract.
 * @param program absolute path of the built recognizer
 * @param engine the reader of pages that are pictures: Tesseract in that process, or AWS Textract, called by it
 */
export function openRecognition(
  program: string,
  engine: Config['scanEngine'],
  onProblem: (problem: string) => void,
  onOutcome?: (outcome: string) => void,
): RecognitionPool {
  return new RecognitionPool({
    entry: recognizerEntry(program, engine),
    processes: Math.min(MOST_PROCESSES, availableParallelism()),
    queue: SCANS_WAITING,
    onProblem,
    onOutcome,
  });
}

/** How each of these processes is started. */
export function recognizerEntry(program: string, engine: Config['scanEngine']): RecognizerEntry {
  return {
    file: program,
    environment: recognizerEnvironment(process.env, engine),
    args: engine === 'aws-textract' ? [USES_TEXTRACT] : [],
    nodeFlags: [`--max-old-space-size=${HEAP_MB}`],
  };
}
