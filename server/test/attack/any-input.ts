import type { Call } from '@keydate/contracts/call';
import fc from 'fast-check';
import { startTestServer, type TestServer } from '../test-server';
import { someBearers, BEARERS, type Bearers } from './bearers';
import { everyCall } from './every-call';
import { junkText, junkValue, nearly } from './junk';
import { expectProperReply } from './proper-reply';
import { runs } from './runs';
import { sendParts } from './send-parts';
import { validInput } from './valid-input';

const named = (await everyCall()).map((call) => [`${call.method} ${call.path}`, call] as const);

let server: TestServer;
let bearers: Bearers;

const bearer = fc.constantFrom(...BEARERS);
const idOr = (other: fc.Arbitrary<unknown>) =>
  fc.oneof(
    other,
    fc.nat().map((n) => bearers.ids[n % bearers.ids.length]),
  );

/** The ids in an address, sometimes those of existing things. */
function paramsOf({ params }: Call, other: fc.Arbitrary<unknown>) {
  return fc.record(Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, idOr(other)])));
}

function filesOf({ files = [] }: Call) {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom(...['', '%PDF-1.7', '<svg/>', '\x89PNG\r\n\x1a\n'].map((text) => new TextEncoder().encode(text))),
  );
  return fc.dictionary(
    fc.constantFrom(...files, 'other', '__proto__'),
    bytes.map((content) => new Blob([new Uint8Array(content)])),
    { maxKeys: 2 },
  );
}

/**
 * Sends invented input to every call, the same number of requests to each.
 * @param anything how many requests with anything at all
 * @param valid how many requests with input that its schemas accept
 */
export function describeEveryCall({ anything, valid }: { anything: number; valid: number }): void {
  beforeAll(async () => {
    server = await startTestServer();
    bearers = await someBearers(server);
  });
  afterAll(() => server.close());

  describe.each(named)('%s', (_name, call) => {
    test('answers anything with a JSON reply that says its status, and never with a 500', async () => {
      const query = fc.oneof(
        nearly(call.query, junkText),
        fc.dictionary(junkText, fc.oneof(junkText, fc.array(junkText)), { maxKeys: 4 }),
      );
      const attack = fc.record({
        bearer,
        params: paramsOf(call, junkText),
        query,
        body: nearly(call.body, junkValue),
        files: filesOf(call),
      });
      await fc.assert(
        fc.asyncProperty(attack, async (parts) => {
          const token = await bearers.tokenOf(parts.bearer);
          await expectProperReply(await sendParts(server, call, { ...parts, token }));
        }),
        runs(anything),
      );
    });

    test('takes what its schemas take: no such input is refused for its shape', async () => {
      const input = fc.record({
        bearer,
        params: paramsOf(call, fc.uuid()),
        query: call.query ? validInput(call.query) : fc.constant({}),
        body: call.body ? validInput(call.body) : fc.constant(undefined),
      });
      await fc.assert(
        fc.asyncProperty(input, async (parts) => {
          const token = await bearers.tokenOf(parts.bearer);
          const body = await expectProperReply(await sendParts(server, call, { ...parts, token }));
          expect(body.code).not.toBe('BAD_INPUT');
        }),
        runs(valid),
      );
    });
  });
}
