import { expectItsRules } from './second-opinion-model';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('whoever tries whatever in whatever order, a question is as its rules say, and the app tells the other side each change once', () =>
  expectItsRules(server, 100));
