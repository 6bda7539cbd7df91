import { everyCall } from '../attack/every-call';
import { expectProperReply } from '../attack/proper-reply';
import { sendParts, type Parts } from '../attack/send-parts';
import { startTestServer, type TestServer } from '../test-server';
import { WHO_MAY, type Permission } from './table';
import { aWorld, CALLERS, type Caller, type World } from './world';

const calls = new Map((await everyCall()).map((call) => [`${call.method} ${call.path}`, call]));

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await aWorld(server);
});
afterAll(() => server.close());

test('the server registers every call of the contracts, and each has a row in the table', async () => {
  const { paths } = (await (await fetch(`${server.origin}/dev/api/json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const registered = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1).replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(registered.sort()).toEqual([...calls.keys()].sort());
  expect([...new Set(WHO_MAY.map(({ call }) => call))].sort()).toEqual(registered);
});

test.each(WHO_MAY)('$name answers each caller as the table says', async (permission) => {
  const shared = await permission.thing(world);
  const isAllowed = (caller: Caller) => permission.statusFor(caller) < 300;
  const answers: [Caller, number][] = [];
  // refused callers request the same thing; permitted ones may change it, each one of their own
  for (const caller of CALLERS.filter((one) => !isAllowed(one)))
    answers.push([caller, await answerTo(caller, permission, shared)]);
  for (const caller of CALLERS.filter(isAllowed))
    answers.push([caller, await answerTo(caller, permission, await permission.thing(world))]);
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(CALLERS.map((caller) => [caller, permission.statusFor(caller)])),
  );
});

/** The status of the answer. A refusal has a code, and no answer contains data that its caller may not see. */
async function answerTo(caller: Caller, { call }: Permission, parts: Parts): Promise<number> {
  const sent = { body: {}, ...parts, headers: await world.headersOf(caller) };
  const answer = await expectProperReply(await sendParts(server, calls.get(call)!, sent));
  const status = Number(answer.status);
  if (status >= 300) expect(answer.code).toEqual(expect.any(String));
  const told = JSON.stringify(answer);
  expect(world.hiddenFrom(caller).filter((id) => told.includes(id))).toEqual([]);
  return status;
}
