import type { SocketCall, SocketEvent, SocketInput, SocketPayload, SocketReply } from '@keydate/contracts/socket';
import { useSyncExternalStore } from 'react';
import { errorOfNoAnswer } from '../api-error';
import { session, type Session } from '../session';
import { listenTo, readReply, type Listener } from './read-socket';
import { openSocketIo } from './socket-io';
import type { ConnectionStatus, OpenWire, Wire } from './wire';

/**
 * The one connection of this tab, for every part of the product that wants to hear from the server at once. It opens when a
 * member first uses it, and closes when they sign out. An event without a listener is dropped: at each `onConnected`, a
 * listener fetches what it may have missed.
 */
export interface Connection {
  status: () => ConnectionStatus;
  /** Calls back at each change of the status. Returns a function that ends it, as do the other listeners below. */
  onStatus: (callBack: () => void) => () => void;
  /** Calls back each time the connection opens, and at once if it is open. */
  onConnected: (callBack: () => void) => () => void;
  /** Calls back with each event of this kind. */
  on: <E extends SocketEvent>(event: E, callBack: (payload: SocketPayload<E>) => void) => () => void;
  /** Makes a socket call. Throws an ApiError: with status 0 if no answer came, else with the refusal's code. */
  call: <C extends SocketCall>(call: C, input: SocketInput<C>) => Promise<SocketReply<C>>;
  /** Tries again after `failed`. */
  reconnect: () => void;
}

let openWire: OpenWire = openSocketIo;
let current: { of: Session; connection: Connection } | undefined;

/** Replaces socket.io by another wire: for tests, and for a remote that runs alone. */
export function installWire(open: OpenWire): void {
  openWire = open;
  current = undefined;
}

/** The connection of this tab. */
export function connection(): Connection {
  const of = session();
  if (current?.of !== of) current = { of, connection: connect(of) };
  return current.connection;
}

/** The current status of this tab's connection; renders again when it changes. */
export function useConnectionStatus(): ConnectionStatus {
  const { onStatus, status } = connection();
  return useSyncExternalStore(onStatus, status);
}

function connect(of: Session): Connection {
  const statusListeners = new Set<() => void>();
  const connectedListeners = new Set<() => void>();
  const listeners = new Set<Listener>();
  let status: ConnectionStatus = 'disconnected';
  let opened: { owner: { personId: string; token: string }; wire: Promise<Wire> } | null = null;

  const setStatus = (next: ConnectionStatus) => {
    if (next === status) return;
    status = next;
    statusListeners.forEach((callBack) => callBack());
    if (next === 'connected') connectedListeners.forEach((callBack) => callBack());
  };

  /** Opens the wire of the current session and closes that of the one before, even if both are the same person's. */
  const follow = () => {
    const user = of.user();
    const token = of.token();
    const owner = user?.company && token !== null ? { personId: user._id, token } : null;
    if (opened?.owner.personId === owner?.personId && opened?.owner.token === owner?.token) return;
    void opened?.wire.then((wire) => wire.close(), ignoreUnloaded);
    opened = null;
    setStatus('disconnected');
    if (owner === null) return;
    const isCurrent = () => opened?.owner === owner;
    const wire = openWire(owner.token, {
      status: (next) => isCurrent() && setStatus(next),
      event: (name, payload) => isCurrent() && hear(name, payload),
      refused: (code) => {
        if (code === 'UNAUTHENTICATED') of.refused(owner.token);
        // no logout yet: the cookie may have the token of a newer session, which this tab has not heard of
        if (isCurrent()) setStatus('failed');
      },
    });
    opened = { owner, wire };
    // the code of socket.io could not be loaded: the same as a server that does not answer
    wire.catch(() => {
      if (!isCurrent()) return;
      opened = null;
      setStatus('failed');
    });
  };

  const hear = (name: string, payload: unknown) => {
    for (const listener of [...listeners]) if (listener.event === name) listener.hear(payload);
  };

  const start = once(() => {
    of.user$.subscribe(follow);
    const again = () => status === 'failed' && document.visibilityState === 'visible' && reconnect();
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
  });
  const reconnect = () => {
    if (opened) void opened.wire.then((wire) => wire.connect(), ignoreUnloaded);
    else follow();
  };

  return {
    status: () => status,
    onStatus: (callBack) => {
      start();
      return add(statusListeners, callBack);
    },
    onConnected: (callBack) => {
      start();
      if (status === 'connected') callBack();
      return add(connectedListeners, callBack);
    },
    on: (event, callBack) => {
      start();
      return add(listeners, listenTo(event, callBack));
    },
    call: async (call, input) => {
      start();
      if (!opened || status !== 'connected') throw errorOfNoAnswer(undefined);
      const { wire } = opened;
      const reply = await wire
        .then((opened) => opened.call(call.event, input))
        .catch(() => {
          throw errorOfNoAnswer(undefined);
        });
      return readReply(call, reply);
    },
    reconnect,
  };
}

/** The code that opened the wire hears that its code did not load. */
function ignoreUnloaded(): undefined {
  return undefined;
}

function add<T>(set: Set<T>, member: T): () => void {
  set.add(member);
  return () => void set.delete(member);
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
