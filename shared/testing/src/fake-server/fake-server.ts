import type { Call } from '@keydate/contracts/call';
import { answerCall, type Reply, type Surroundings } from './answer-call';
import { fakeSockets, type FakeSockets } from './fake-socket';
import { beginExchange, type Exchange } from './exchange';
import { CONFIRM_PATH, confirmPayment } from './confirm-payment';
import type { Fake } from './fake';
import { fakes } from './fakes';
import { memoryOf, openSession, type Stage } from './memory';
import { Refused } from './refuse';
import { findRoute, type Route } from './routes';
import type { World } from './world';

export interface FakeServer extends Surroundings {
  /** Answers a request for anything under /api. */
  answer: (request: Request) => Promise<Response>;
  /** The requests and replies so far, oldest first. */
  exchanges: Exchange[];
  /** Its sockets; `sockets.open` is for `installWire` of @keydate/client. */
  sockets: FakeSockets;
  /** Opens a session of the person with this id, who must have an account in the world, and gives its token. */
  signIn: (personId: string, stage?: Stage) => string;
}

const USER_API = '/api/v1/user/';

/**
 * A server made from the contracts: it answers every call from `world`, which calls change and which a test may look
 * into. Bad requests are refused as the real one refuses them; a reply that breaks its contract throws.
 * `onExchange` is called when a call is asked and again when it is answered. `more` answers calls that are not in the
 * contracts yet.
 */
export function fakeServer(world: World, onExchange: () => void = () => {}, more: readonly Fake[] = []): FakeServer {
  const memory = memoryOf(world);
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
    return new Response(answered, { status, headers: { 'Content-Type': 'application/json' } });
  };

  const notFound = (request: Request) => exchanged(undefined, request, () => new Refused('NOT_FOUND'));
  const calls = [...more, ...fakes].map((fake): Route => ({
    method: fake.call.method,
    path: `${USER_API}${fake.call.path}`,
    answer: (request, params) =>
      exchanged(fake.call, request, () => answerCall(fake, request, params, { world, memory })),
  }));
  const pictures = ['/files/', '/files/chat/'].map((folder): Route => ({
    method: 'GET',
    path: `/api${folder}:name`,
    answer: async (request, { name }) => {
      const url = `${folder}${name}`;
      const picture = memory.files.get(url) ?? world.chat.pictures[url];
      return picture ? new Response(picture) : notFound(request);
    },
  }));
  const confirmation: Route = {
    method: 'POST',
    path: CONFIRM_PATH,
    answer: (request) => confirmPayment(memory, request),
  };
  const routes = [...calls, ...pictures, confirmation];

  return {
    world,
    memory,
    exchanges,
    sockets: fakeSockets({ world, memory }),
    answer: (request) => {
      const found = findRoute(routes, request);
      return found ? found.route.answer(request, found.params) : notFound(request);
    },
    signIn: (personId, stage = 'full') => openSession(memory, personId, stage),
  };
}
