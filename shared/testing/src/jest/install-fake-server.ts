import { installWire } from '@keydate/client';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { Fake } from '../fake-server/fake';
import { fakeServer, type FakeServer } from '../fake-server/fake-server';
import { aWorld, type WorldPart } from '../fake-server/world';

/**
 * Lets a fake server answer the test file's calls. Called once, at the top of the file; returns a function with which
 * each test sets its own world. Without one, the world has no accounts. `more` answers
 * calls that are not in the contracts yet.
 */
export function installFakeServer(): (world: WorldPart, more?: readonly Fake[]) => FakeServer {
  const interceptor = setupServer();
  const put = (world: WorldPart, more?: readonly Fake[]): FakeServer => {
    const server = fakeServer(aWorld(world), undefined, more);
    interceptor.use(http.all('*/api/*', ({ request }) => server.answer(request)));
    installWire(server.sockets.open);
    return server;
  };

  beforeAll(() => interceptor.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => void put({}));
  afterEach(() => interceptor.resetHandlers());
  afterAll(() => interceptor.close());
  return put;
}
