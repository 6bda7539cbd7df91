import { EventEmitter } from 'node:events';
import { catchUp, SOCKET_PATH, SOCKET_TOKEN } from '@keydate/contracts/socket';
import { SOCKET_ANSWER_MS, SOCKET_PING_EVERY_MS, SOCKET_TIMEOUT_MS } from '@keydate/contracts/limits';
import { Server, type Socket } from 'socket.io';
import type { Realtime, SocketAdmission, SocketCaller } from '../ports/realtime';
import { callTable } from './answer-calls';
import { errorCodeOf } from './error-code';
import type { ServerLink } from './links/server-link';
import { readRelayed, RELAYED, relayEvents, type PersonEvent } from './relay-events';

/** The event between servers that wakes those that wait. */
const WOKEN = 'keydate:woken';
type BetweenServers = { [RELAYED]: (events: string) => void; [WOKEN]: (what: string) => void };
type KeydateServer = Server<
  Record<string, never>,
  Record<string, (payload: unknown) => void>,
  BetweenServers,
  SocketCaller
>;
type KeydateSocket = Socket<
  Record<string, never>,
  Record<string, (payload: unknown) => void>,
  BetweenServers,
  SocketCaller
>;

/** A larger frame ends its connection. A message of the longest text is far smaller. */
const FRAME_MAX_BYTES = 1024 * 1024;
/**
 * How often to check for sessions that have ended. Their sockets are closed at once, unless a broken link lost the
 * news.
 */
const SESSIONS_EVERY_MS = 60_000;

const personRoom = (id: string) => `person:${id}`;
const sessionRoom = (id: string) => `session:${id}`;

/** The sockets of this server, linked to those of the other servers. */
export function openRealtime(link: ServerLink): Realtime {
  const io: KeydateServer = new Server({
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: FRAME_MAX_BYTES,
    connectTimeout: SOCKET_TIMEOUT_MS,
    // the browsers follow: a network that is silent for both together has lost the connection
    pingInterval: SOCKET_PING_EVERY_MS,
    pingTimeout: SOCKET_ANSWER_MS,
    ...(link.adapter && { adapter: link.adapter }),
  });
  const calls = callTable();
  const timers: NodeJS.Timeout[] = [];
  let isAttached = false;
  const relay = relayEvents({ isUp: () => link.isUp(), send: (events) => io.serverSideEmit(RELAYED, events) });
  /** Reaches the sockets of this server without waiting for the link. */
  const tellHere = ({ personId, event, payload }: PersonEvent) =>
    io.local.to(personRoom(personId)).emit(event, payload);
  io.on(RELAYED, (events) => readRelayed(events).forEach(tellHere));
  const wakes = new EventEmitter<Record<string, []>>();
  // a process that reads contracts listens for each one that it has
  wakes.setMaxListeners(0);
  io.on(WOKEN, (what) => wakes.emit(what));
  link.onBack(() => io.emit(catchUp.event, undefined));
  /** While the link is down, at least the sockets of this server are reached. */
  const reach = () => (link.isUp() ? io : io.local);

  return {
    answer: calls.bind,
    emitTo: (personId, { event }, payload) => {
      const happened = { personId, event, payload };
      tellHere(happened);
      if (link.adapter) relay.add(happened);
    },
    wake: (what) => {
      wakes.emit(what);
      if (link.adapter && link.isUp()) io.serverSideEmit(WOKEN, what);
    },
    onWake: (what, callBack) => {
      wakes.on(what, callBack);
      return () => void wakes.off(what, callBack);
    },
    endSession: (id) => reach().in(sessionRoom(id)).disconnectSockets(true),
    endSessionsOf: (personId, exceptId) => {
      const sockets = reach().in(personRoom(personId));
      (exceptId === undefined ? sockets : sockets.except(sessionRoom(exceptId))).disconnectSockets(true);
    },
    attach: (server, admission) => {
      isAttached = true;
      io.attach(server);
      admitSockets(io, admission);
      io.on('connection', (socket) => void settle(socket, admission));
      timers.push(setInterval(() => void dropEnded(io, admission), SESSIONS_EVERY_MS).unref());
    },
    disperse: (withinMs) => {
      // of the connection, not of the socket: a client does not come back by itself after a disconnect
      for (const { conn } of io.of('/').sockets.values())
        setTimeout(() => conn.close(true), (withinMs * (1 + Math.random())) / 2).unref();
    },
    close: async () => {
      timers.forEach(clearInterval);
      relay.flush();
      // the adapter first: otherwise it would pass on events to sockets that are gone
      await io.of('/').adapter.close();
      if (isAttached) io.engine.close();
      await link.close();
    },
  };

  async function settle(socket: KeydateSocket, { openSessions, log }: SocketAdmission): Promise<void> {
    const { personId, sessionId } = socket.data;
    socket.onAny((event: string, ...args: unknown[]) => void calls.answer(event, args, socket.data, log));
    await socket.join([personRoom(personId), sessionRoom(sessionId)]);
    // a session that ended after it was read closed the sockets in its room, and this one was not in it yet
    const open = await openSessions([sessionId]).catch(() => null);
    if (open && !open.has(sessionId)) socket.disconnect(true);
  }
}

function admitSockets(io: KeydateServer, { admit }: SocketAdmission): void {
  io.use((socket, next) => {
    const { [SOCKET_TOKEN]: token } = socket.handshake.query;
    admit(typeof token === 'string' ? token : '').then(
      (caller) => {
        Object.assign(socket.data, caller);
        next();
      },
      (error: unknown) => next(new Error(errorCodeOf(error))),
    );
  });
}

async function dropEnded(io: KeydateServer, { openSessions }: SocketAdmission): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  if (sockets.length === 0) return;
  const open = await openSessions([...new Set(sockets.map(({ data }) => data.sessionId))]).catch(() => null);
  if (!open) return;
  for (const socket of sockets) if (!open.has(socket.data.sessionId)) socket.disconnect(true);
}
