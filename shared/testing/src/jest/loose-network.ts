import type { ConnectionStatus, OpenWire } from '@keydate/client';
import type { FakeServer } from '../fake-server/fake-server';

/** Something on its way between a tab and its server. */
interface Transit {
  kind: 'request' | 'answer' | 'push';
  /** The socket that it is on; undefined for an HTTP request and its answer. */
  socket?: object;
  /** The content of a request over a socket. */
  asked?: string;
  /** A request whose answer does not come, for its connection is gone. */
  isLate?: true;
  arrive: () => Promise<void> | void;
  /** A caller that waits for it learns that nothing comes. */
  lose: () => void;
}

/** A network in which nothing arrives by itself: a test lets each thing arrive, in any order, or loses it. */
export interface LooseNetwork {
  /** For `installWire` of @keydate/client. */
  open: OpenWire;
  /** For `fetch`. */
  fetch: (input: RequestInfo | URL) => Promise<Response>;
  /** How much is on its way. */
  count: () => number;
  /** Lets one arrive: 0 is the oldest; numbers beyond the last begin again at 0. */
  arrive: (at: number) => Promise<void>;
  /** Loses one; of a request, `isLate` lets it arrive later, when nobody waits for its answer anymore. */
  lose: (at: number, isLate: boolean) => void;
  /** Delivers a push of the server once more. Does nothing to anything else. */
  repeat: (at: number) => void;
  /** Breaks or opens the socket; with `isLate`, requests that were on their way may still arrive. */
  setStatus: (status: ConnectionStatus, isLate?: boolean) => void;
  /** As when the page is left: nobody waits for anything anymore. */
  closeAll: () => void;
}

export function looseNetwork(server: FakeServer): LooseNetwork {
  let transits: Transit[] = [];
  const isUp = () => server.world.chat.connection === 'connected';
  const pick = (at: number) => transits[at % Math.max(1, transits.length)];
  const nobodyWaits = () => undefined;
  const drop = (dropped: readonly Transit[]) => {
    transits = transits.filter((one) => !dropped.includes(one));
    dropped.forEach(({ lose }) => lose());
  };

  /** A request and then its answer, each on its way until it arrives; rejects with `noAnswer` where one is lost. */
  function exchange<T>(on: Pick<Transit, 'socket' | 'asked'>, noAnswer: Error, answer: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const lose = () => reject(noAnswer);
      const request: Transit = { ...on, kind: 'request', lose, arrive: nobodyWaits };
      request.arrive = async () => {
        // a connection that broke brings nothing after what the next one has brought of the same
        drop(transits.filter(({ isLate, asked }) => isLate && asked !== undefined && asked === on.asked));
        const settle = await answer().then(
          (value) => () => resolve(value),
          (error: unknown) => () => reject(error instanceof Error ? error : noAnswer),
        );
        if (request.isLate) lose();
        else transits.push({ ...on, kind: 'answer', lose, arrive: settle });
      };
      transits.push(request);
    });
  }

  /** Loses everything on a socket with it. A late request still arrives, and the missing answer is noticed later. */
  function breakSocket(socket: object, isLate: boolean) {
    const onIt = transits.filter((one) => one.socket === socket);
    const late = isLate ? onIt.filter(({ kind }) => kind === 'request') : [];
    late.forEach(letGo);
    drop(onIt.filter((one) => !late.includes(one)));
  }
  const letGo = (request: Transit) => {
    delete request.socket;
    request.isLate = true;
  };
  const sockets = new Set<object>();

  return {
    fetch: (input) => {
      if (!(input instanceof Request)) throw new Error('the product makes its calls with a Request');
      const { signal } = input;
      // the client cancels the body of a request that failed, though it may still arrive
      const sent = input.clone();
      const answered = exchange({}, new TypeError('Failed to fetch'), () => server.answer(sent));
      const aborted = new Promise<never>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      );
      return Promise.race([answered, aborted]);
    },
    open: async (token, listener) => {
      const socket = {};
      sockets.add(socket);
      const event: typeof listener.event = (name, payload) => {
        if (!isUp() || !sockets.has(socket)) return;
        const arrive = () => listener.event(name, payload);
        transits.push({ kind: 'push', socket, arrive, lose: nobodyWaits });
      };
      const wire = await server.sockets.open(token, { ...listener, event });
      return {
        ...wire,
        call: (name, payload) =>
          exchange({ socket, asked: `${name} ${JSON.stringify(payload)}` }, new Error('no answer came'), () =>
            wire.call(name, payload),
          ),
        close: () => {
          sockets.delete(socket);
          breakSocket(socket, false);
          wire.close();
        },
      };
    },
    count: () => transits.length,
    arrive: async (at) => {
      const one = pick(at);
      if (!one) return;
      transits = transits.filter((other) => other !== one);
      await one.arrive();
    },
    lose: (at, isLate) => {
      const one = pick(at);
      if (!one) return;
      drop([one]);
      if (!isLate || one.kind !== 'request') return;
      letGo(one);
      transits.push(one);
    },
    repeat: (at) => {
      const one = pick(at);
      if (one?.kind === 'push') transits.push({ ...one });
    },
    setStatus: (status, isLate = false) => {
      if (status !== 'connected') sockets.forEach((socket) => breakSocket(socket, isLate));
      server.sockets.setStatus(status);
    },
    closeAll: () => {
      sockets.clear();
      transits = transits.filter(({ kind }) => kind === 'request');
      transits.forEach(letGo);
    },
  };
}
