import type { Call } from '@keydate/contracts/call';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { answerCall, type Reply, type Surroundings } from './answer-call';
import { fakeSockets, type FakeSockets } from './fake-socket';
import { beginExchange, type Exchange } from './exchange';
import { confirmPayment } from './confirm-payment';
import type { Fake } from './fake';
import { fakes } from './fakes';
import { anEmptyMemory, openSession, type Stage } from './memory';
import { Refused } from './refuse';
import type { World } from './world';

export interface FakeServer extends Surroundings {
  /** For MSW, in a test's process and in a browser alike. */
  handlers: RequestHandler[];
  /** What was asked and answered so far, oldest first. */
  exchanges: Exchange[];
  /** Its sockets; `sockets.open` is for `installWire` of @keydate/client. */
  sockets: FakeSockets;
  /** Opens a session of the person with this id, who must have an account in the world, and gives its token. */
  signIn: (personId: string, stage?: Stage) => string;
}

const USER_API = '*/api/v1/user/';
const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/**
 * A server made from the contracts: it answers every call from `world`, which calls change and which a test may look
 * into. Bad requests are refused as the real one refuses them; a reply that breaks its contract throws.
 * `onExchange` is called when a call is asked and again when it is answered. `more` answers calls that are not in the
 * contracts yet.
 */
export function fakeServer(world: World, onExchange: () => void = () => {}, more: readonly Fake[] = []): FakeServer {
  const memory = anEmptyMemory();
  const exchanges: Exchange[] = [];

  const exchanged = async (call: Call | undefined, request: Request, answer: () => Promise<Reply> | Reply) => {
    const began = performance.now();
    const exchange = await beginExchange(call, request);
    exchanges.push(exchange);
    onExchange();
    const { status, body } = await answer();
    const answered = JSON.stringify(body);
    Object.assign(exchange, { status, answered, ms: Math.round(performance.now() - began) });
    onExchange();
    return new HttpResponse(answered, { status, headers: { 'Content-Type': 'application/json' } });
  };

  const handlers = withoutStacks(() => {
    const calls = [...more, ...fakes].map((fake) =>
      METHODS[fake.call.method](`${USER_API}${fake.call.path}`, ({ request, params }) =>
        exchanged(fake.call, request, () => answerCall(fake, request, params, { world, memory })),
      ),
    );
    const pictures = ['/files/', '/files/chat/'].map((folder) =>
      http.get(`*/api${folder}:name`, ({ request, params }) => {
        const url = `${folder}${String(params.name)}`;
        const picture = memory.files.get(url) ?? world.chat.pictures[url];
        return picture ? new HttpResponse(picture) : exchanged(undefined, request, () => new Refused('NOT_FOUND'));
      }),
    );
    const unknown = http.all('*/api/*', ({ request }) => exchanged(undefined, request, () => new Refused('NOT_FOUND')));
    return [...calls, ...pictures, confirmPayment(memory), unknown];
  });

  return {
    world,
    memory,
    exchanges,
    sockets: fakeSockets({ world, memory }),
    handlers,
    signIn: (personId, stage = 'full') => openSession(memory, personId, stage),
  };
}

/** MSW reads the stack at each handler, to name the place in the one warning: a tenth of the time of a page's test. */
function withoutStacks<T>(make: () => T): T {
  // only V8 has this limit
  const limit: unknown = Reflect.get(Error, 'stackTraceLimit');
  Reflect.set(Error, 'stackTraceLimit', 0);
  try {
    return make();
  } finally {
    Reflect.set(Error, 'stackTraceLimit', limit);
  }
}
