import { ERRORS, isErrorCode } from '@keydate/contracts/errors';
import {
  socketRefusal,
  type SocketCall,
  type SocketEvent,
  type SocketPayload,
  type SocketReply,
} from '@keydate/contracts/socket';
import { ApiError } from '../api-error';

/** A listener for the events of one name. */
export interface Listener {
  event: string;
  hear: (payload: unknown) => void;
}

/** A listener that calls back with what its event's schema accepts, and drops anything else. */
export function listenTo<E extends SocketEvent>(event: E, callBack: (payload: SocketPayload<E>) => void): Listener;
export function listenTo({ event, payload: schema }: SocketEvent, callBack: (payload: unknown) => void): Listener {
  return {
    event,
    hear: (payload) => {
      const read = schema.safeParse(payload);
      if (read.success) callBack(read.data);
    },
  };
}

/** The reply in an acknowledgement of `call`; throws an ApiError for a refusal, and for a reply of another shape. */
export function readReply<C extends SocketCall>(call: C, acknowledgement: unknown): SocketReply<C>;
export function readReply({ reply }: SocketCall, acknowledgement: unknown): unknown {
  const refusal = socketRefusal.safeParse(acknowledgement);
  if (refusal.success) {
    const { error, code } = refusal.data;
    throw isErrorCode(code) ? new ApiError(ERRORS[code].status, error, code) : new ApiError(500, error);
  }
  const read = reply.safeParse(acknowledgement);
  if (!read.success) throw new ApiError(500, ERRORS.INTERNAL.message);
  return read.data;
}
