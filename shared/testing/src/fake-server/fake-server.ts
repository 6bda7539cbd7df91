import type { Call } from '@keydate/contracts/call';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { answerCall, type Surroundings } from './answer-call';
import { fakes } from './fakes';
import { anEmptyMemory, openSession, type Stage } from './memory';
import { Refusal } from './refusal';
import type { World } from './world';

/** One call that was made, as the browser sent it and as it was answered. */
export interface Exchange {
  call: Call;
  path: string;
  status: number;
}

export interface FakeServer extends Surroundings {
  /** For MSW, in a test's process or a browser's service worker alike. */
  handlers: RequestHandler[];
  /** What was asked and answered so far, oldest first. */
  exchanges: Exchange[];
  /** Opens a session of the person with this id, who must have an account in the world, and gives its token. */
  signIn: (personId: string, stage?: Stage) => string;
}

const USER_API = '*/api/v1/user/';
const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/**
 * A server made from the contracts: it answers every call from `world`, which calls change and which a test may look
 * into. Bad requests are refused as the real one refuses them; a reply that breaks its contract throws.
 */
export function fakeServer(world: World): FakeServer {
  const memory = anEmptyMemory();
  const exchanges: Exchange[] = [];
  const answered = fakes.map((fake) =>
    METHODS[fake.call.method](`${USER_API}${fake.call.path}`, async ({ request, params }) => {
      const { status, body } = await answerCall(fake, request, params, { world, memory });
      exchanges.push({ call: fake.call, path: new URL(request.url).pathname, status });
      return jsonReply(status, body);
    }),
  );
  const pictures = http.get('*/api/files/:name', ({ params }) => {
    const picture = memory.files.get(`/files/${String(params.name)}`);
    return picture ? new HttpResponse(picture) : notFound();
  });
  const handlers = [...answered, pictures, http.all('*/api/*', notFound)];
  return { world, memory, handlers, exchanges, signIn: (personId, stage = 'full') => openSession(memory, personId, stage) };
}

function notFound() {
  const { status, body } = new Refusal('NOT_FOUND');
  return jsonReply(status, body);
}

function jsonReply(status: number, body: unknown) {
  return new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}
