import { setupServer } from 'msw/node';
import { fakeServer, type FakeServer } from '../fake-server/fake-server';
import { aWorld, type World } from '../fake-server/world';

/**
 * Stands a fake server before the test file's calls. Called once, at the top of the file; gives a function by which
 * each test puts its own world behind it. Where none is put, a world in which nobody has an account.
 */
export function installFakeServer(): (world: Partial<World>) => FakeServer {
  const interceptor = setupServer();
  const put = (world: Partial<World>): FakeServer => {
    const server = fakeServer(aWorld(world));
    interceptor.use(...server.handlers);
    return server;
  };

  beforeAll(() => interceptor.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => void put({}));
  afterEach(() => interceptor.resetHandlers());
  afterAll(() => interceptor.close());
  return put;
}
