import { SOCKET_RECONNECTION_DELAY_MS, SOCKET_RECONNECTIONS, SOCKET_TIMEOUT_MS } from '@keydate/contracts/limits';
import { SOCKET_PATH, SOCKET_TOKEN } from '@keydate/contracts/socket';
import type { OpenWire } from './wire';

/** The refusal of a server that is only busy: worth another attempt. */
const PASSING = 'UNAVAILABLE';

/** Opens a socket to the page's origin by socket.io, loaded only now (spec § 7). */
export const openSocketIo: OpenWire = async (token, listener) => {
  const { io } = await import('socket.io-client');
  const socket = io(window.location.origin, {
    path: SOCKET_PATH,
    query: { [SOCKET_TOKEN]: token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionAttempts: SOCKET_RECONNECTIONS,
    reconnectionDelay: SOCKET_RECONNECTION_DELAY_MS,
    reconnectionDelayMax: SOCKET_RECONNECTION_DELAY_MS,
    randomizationFactor: 0,
    timeout: SOCKET_TIMEOUT_MS,
  });
  let passing = 0;
  let isUnanswered = false;
  let retry: number | undefined;
  const connectSoon = () => {
    window.clearTimeout(retry);
    retry = window.setTimeout(() => socket.connect(), SOCKET_RECONNECTION_DELAY_MS);
  };

  socket.on('connect', () => {
    passing = 0;
    listener.status('connected');
  });
  socket.on('disconnect', (reason) => {
    listener.status('disconnected');
    // the server closed this one socket: its session may have ended; the next attempt will learn that
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', (error) => {
    listener.status('error');
    // still active: socket.io tries again by itself; otherwise the server answered and refused
    if (socket.active) return;
    if (error.message !== PASSING) listener.refused(error.message);
    else if (passing >= SOCKET_RECONNECTIONS) listener.status('failed');
    else {
      passing += 1;
      connectSoon();
    }
  });
  socket.io.on('reconnect_failed', () => listener.status('failed'));
  socket.onAny((event: string, payload: unknown) => listener.event(event, payload));

  return {
    call: async (event, payload) => {
      const { id } = socket;
      try {
        const reply: unknown = await socket.timeout(SOCKET_TIMEOUT_MS).emitWithAck(event, payload);
        isUnanswered = false;
        return reply;
      } catch (error) {
        // the network may be silent, and a new connection shows whether it is; if that gets no answer either, the server is at fault
        if (socket.connected && socket.id === id && !isUnanswered) {
          isUnanswered = true;
          socket.io.engine.close();
        }
        throw error;
      }
    },
    connect: () => {
      passing = 0;
      socket.connect();
    },
    close: () => {
      window.clearTimeout(retry);
      socket.disconnect();
    },
  };
};
