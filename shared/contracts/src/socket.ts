import { z } from 'zod';
import type { ErrorCode } from './errors';

/**
 * The calls and events of a tab's one socket, as values, like the calls of call.ts. A `SocketCall` goes from the browser to
 * the server, which acknowledges it; a `SocketEvent` goes from the server to the browser.
 */
export interface SocketCall {
  event: string;
  payload: z.ZodType;
  /** The fields of a success's acknowledgement. */
  reply: z.ZodObject;
  /** Its refusals, in addition to `ANY_SOCKET_CALL`. */
  errors?: readonly ErrorCode[];
}

export interface SocketEvent {
  event: string;
  payload: z.ZodType;
}

/** Names a socket call and keeps its exact types. */
export function defineSocketCall<const C extends SocketCall>(call: C): C {
  return call;
}

/** Names a socket event and keeps its exact types. */
export function defineSocketEvent<const E extends SocketEvent>(event: E): E {
  return event;
}

/** The refusals that any socket call can get. */
export const ANY_SOCKET_CALL = [
  'BAD_INPUT',
  'UNAUTHENTICATED',
  'COMPANY_MISSING',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const satisfies readonly ErrorCode[];

/** The acknowledgement of a refusal: the sentence for the person (spec § 7) and, our addition, its code. */
export const socketRefusal = z.object({ error: z.string(), code: z.string() });
export type SocketRefusal = z.infer<typeof socketRefusal>;

export type SocketPayload<T extends SocketCall | SocketEvent> = z.output<T['payload']>;
export type SocketInput<C extends SocketCall> = z.input<C['payload']>;
export type SocketReply<C extends SocketCall> = z.output<C['reply']>;

/** The server asks tabs to load again: servers had lost their connection for a while, or permissions to write have changed. */
export const catchUp = defineSocketEvent({ event: 'catch-up', payload: z.unknown() });

/** The default path of socket.io, on the origin of the page. */
export const SOCKET_PATH = '/socket.io';
/** The parameter of the handshake's query that carries the token (spec § 7). It never reaches a log. */
export const SOCKET_TOKEN = 'token';
