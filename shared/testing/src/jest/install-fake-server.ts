import { installWire } from '@keydate/client';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { Fake } from '../fake-server/fake';
import { fakeServer, type FakeServer } from '../fake-server/fake-server';
import { aWorld, type WorldPart } from '../fake-server/world';

/**
 * Stands a fake server before the test file's calls. Called once, at the top of the file; gives a function by which
 * each test puts its own world behind it. Where none is put, a world in which nobody has an account. `more` answers
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
