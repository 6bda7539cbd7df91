import { hostname } from 'node:os';
import type { Config } from '../config';
import { describeError } from './log-options';

/** Reports to the people who run the server outside of requests. */
export interface OperatorLog {
  info: (words: string) => void;
  error: (sentence: string, error?: unknown) => void;
}

/** The levels of the lines about requests. */
const LEVELS = { info: 30, error: 50 };

/** In production lines of JSON, as those about requests are; in the demo words. */
export function operatorLog({ mode }: Pick<Config, 'mode'>, print = console): OperatorLog {
  const about = (error: unknown) => (error instanceof Error ? describeError(error) : { message: String(error) });
  if (mode === 'demo')
    return {
      info: (words) => print.log(words),
      error: (sentence, error) => print.error(sentence, ...(error === undefined ? [] : [about(error)])),
    };
  const line = (level: number, msg: string, error?: unknown) =>
    JSON.stringify({
      level,
      time: Date.now(),
      pid: process.pid,
      hostname: hostname(),
      ...(error !== undefined && { err: about(error) }),
      msg,
    });
  return {
    info: (words) => print.log(line(LEVELS.info, words.trim())),
    error: (sentence, error) => print.error(line(LEVELS.error, sentence, error)),
  };
}
