import { ERRORS, type ErrorCode } from '@keydate/contracts/errors';
import { ANY_SOCKET_CALL, type SocketCall, type SocketRefusal } from '@keydate/contracts/socket';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '../app-error';
import { findNul } from '../calls/find-nul';
import { plainSentence, sentencesOf } from '../calls/input-sentences';
import type { SocketAdmission, SocketCaller, SocketHandler } from '../ports/realtime';
import { errorCodeOf } from './error-code';

/** How many calls of any kind one person may make per minute at one server: far more than our own tabs make. */
const CALLS_PER_MINUTE = 3000;

type Acknowledge = (reply: object) => void;
type AnyHandler = (payload: unknown, caller: SocketCaller) => Promise<object>;

export interface CallTable {
  bind: <C extends SocketCall>(call: C, handler: SocketHandler<C>) => void;
  /** Answers a call that came over a socket; an event without a handler is dropped. */
  answer: (event: string, args: readonly unknown[], caller: SocketCaller, log: SocketAdmission['log']) => Promise<void>;
}

/** The socket calls and who answers them. */
export function callTable(): CallTable {
  const handlers = new Map<string, { call: SocketCall; handler: AnyHandler }>();
  const limit = new RateLimiterMemory({ points: CALLS_PER_MINUTE, duration: 60 });
  // the second signature is safe: each handler gets only payloads that the schema of its own call has read
  function bind<C extends SocketCall>(call: C, handler: SocketHandler<C>): void;
  function bind(call: SocketCall, handler: AnyHandler): void {
    handlers.set(call.event, { call, handler });
  }
  return {
    bind,
    answer: async (event, args, caller, log) => {
      const bound = handlers.get(event);
      if (!bound) return;
      const acknowledge = acknowledgeOf(args);
      try {
        await limit.consume(caller.personId).catch(() => {
          throw new AppError('TOO_MANY_REQUESTS');
        });
        acknowledge(await bound.handler(read(bound.call, args[0]), caller));
      } catch (error) {
        acknowledge(refusalOf(bound.call, error, log));
      }
    },
  };
}

/** socket.io passes the acknowledgement as the last argument, if the caller wants one. */
function acknowledgeOf(args: readonly unknown[]): Acknowledge {
  const last = args.at(-1);
  return typeof last === 'function' ? (reply) => void Reflect.apply(last, undefined, [reply]) : () => undefined;
}

function read(call: SocketCall, payload: unknown): unknown {
  const { data, error } = call.payload.safeParse(payload, { error: plainSentence });
  if (error) throw new AppError('BAD_INPUT', sentencesOf(error, 'body'));
  const nul = findNul(data);
  if (nul !== null) throw new AppError('BAD_INPUT', { [nul]: 'This contains a character that cannot be stored.' });
  return data;
}

function refusalOf(call: SocketCall, error: unknown, log: SocketAdmission['log']): SocketRefusal {
  const code = errorCodeOf(error);
  if (code === 'INTERNAL') log.error({ err: error, event: call.event }, 'a socket call failed');
  if (!isNamed(call, code)) {
    log.error({ code, event: call.event }, 'a code the socket call does not name');
    return { error: ERRORS.INTERNAL.message, code: 'INTERNAL' };
  }
  const [sentence] = error instanceof AppError ? Object.values(error.fields ?? {}) : [];
  return { error: sentence ?? ERRORS[code].message, code };
}

function isNamed({ errors = [] }: SocketCall, code: ErrorCode): boolean {
  return [...ANY_SOCKET_CALL, ...errors].includes(code);
}
