import type { Call } from '@keydate/contracts/call';
import { isAttempt } from '@keydate/contracts/call-errors';
import { PICTURE_MAX_BYTES } from '@keydate/contracts/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error';
import type { Sender } from '../accounts';
import { drain } from '../plugins/body-limits';
import type { Browser } from '../plugins/browser-marks';
import { sessionFor, type SessionFor } from './access';
import { readInput, type CallRequest } from './read-input';
import type { FileLimits } from './read-form';

export interface CallContext<C extends Call> extends CallRequest<C> {
  /** The caller; null only if the call is public. */
  session: SessionFor<C['access']>;
  /** The origin of the request. */
  sender: Sender;
  browser: Browser;
  /** Aborts if the caller goes away before the reply. */
  signal: AbortSignal;
  /** The W3C `traceparent` of work that continues after the reply, or in another process. */
  traceparent: string | undefined;
}

type Success<C extends Call> = C['replies'][keyof C['replies'] & (200 | 201)];

/** A handler's answer: the call's reply, whose status and message are added (`Success` unless it says otherwise). */
export type Answer<C extends Call> =
  Success<C> extends z.ZodType ? Omit<z.input<Success<C>>, 'status' | 'message'> & { message?: string } : never;

export interface RouteOptions<C extends Call> {
  /**
   * Lets a session through before anything of the body is read, or throws. The function that it returns runs when the
   * call has ended, with or without success.
   */
  admit?: (session: SessionFor<C['access']>) => (() => void) | Promise<() => void>;
  /** The same for a session that sends a file, called when one arrives, before its bytes are stored. */
  admitFile?: (session: SessionFor<C['access']>) => () => void;
  /** True if the call refuses the token of an ended session, although it needs none. */
  refusesEndedSession?: boolean;
  fileLimits?: FileLimits;
  /** The handler itself counts the attempts on the account. Those of the sender's address are counted before. */
  countsAccount?: boolean;
}

/** Real user agents are shorter. */
const USER_AGENT_MAX = 300;

const PICTURE_LIMITS: FileLimits = { maxBytes: PICTURE_MAX_BYTES, tooLarge: 'PICTURE_TOO_LARGE' };

declare module 'fastify' {
  interface FastifyInstance {
    /** True in tests and in development: replies are checked against the contract before they are sent. */
    checksReplies: boolean;
    /** The calls bound so far, for the OpenAPI document. */
    boundCalls: Call[];
  }
}

/** Binds a call of the contract to its handler: permission, input, reply. */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<Answer<C>>,
  {
    refusesEndedSession = false,
    fileLimits = PICTURE_LIMITS,
    countsAccount = false,
    admit,
    admitFile,
  }: RouteOptions<C> = {},
): void {
  const [status = 200] = Object.keys(call.replies).map(Number);
  app.boundCalls.push(call);
  app.route({
    method: call.method,
    url: `/${call.path}`,
    config: { call },
    handler: async (request, reply) => {
      const found = await app.authenticate(request);
      if (refusesEndedSession && !found && request.headers.authorization) throw new AppError('UNAUTHENTICATED');
      const session = sessionFor<C>(call, found);
      const ends = [await admitOrDrain(request, () => admit?.(session))];
      try {
        const input = await readInput(call, request, { ...fileLimits, admit: () => ends.push(admitFile?.(session)) });
        if (isAttempt(call)) await app.countAttempt(request, countsAccount ? undefined : input.body);
        const answer = await handler({
          ...input,
          session,
          sender: senderOf(request),
          browser: app.browserOf(request, reply),
          signal: signalOf(reply),
          traceparent: request.trace?.traceparent,
        });
        const body = { status, message: 'Success', ...answer };
        if (app.checksReplies) call.replies[status]?.parse(body);
        // as bytes: a text of half a megabyte costs Node some milliseconds more on its way out
        return await reply
          .code(status)
          .type('application/json; charset=utf-8')
          .send(Buffer.from(JSON.stringify(body)));
      } finally {
        for (const end of ends) end?.();
      }
    },
  });
}

/** A browser that is still sending a file reads a refusal only after it has finished. */
async function admitOrDrain<T>(request: FastifyRequest, admit: () => T | Promise<T>): Promise<T> {
  try {
    return await admit();
  } catch (error) {
    if (request.isMultipart()) await drain(request.raw);
    throw error;
  }
}

function senderOf({ ip, headers }: FastifyRequest): Sender {
  return { address: ip, userAgent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX) };
}

export function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  // a caller who left while the request was read has closed it before this listener was added
  if (raw.destroyed) controller.abort();
  return controller.signal;
}
