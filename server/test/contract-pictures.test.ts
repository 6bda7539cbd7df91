import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { aLenderOf } from './lenders';
import { startServerOnOwnDatabase } from './own-database';
import { anAgentOf, anEmployeeOf, aRealtor, type TestPerson } from './people';
import { aContract, aContractReading, discard, heldRecognition, progressOf, resultOf, start } from './readings';
import { sample } from './scans';
import { startTestServer, type TestServer } from './test-server';
import { enterTransaction } from './transactions';

let server: TestServer;
let readers: ReturnType<typeof heldRecognition>;
let realtor: TestPerson;
let agent: TestPerson;
beforeEach(async () => {
  readers = heldRecognition();
  server = await startServerOnOwnDatabase({}, { recognition: readers.recognition });
  realtor = await aRealtor(server);
  agent = await anAgentOf(server, realtor);
});
afterEach(() => server.close());

/** A contract that was read for the agent. */
async function aReading(words = 'one'): Promise<string> {
  const { body } = await start(server, agent, aContract(words));
  while (readers.held.length === 0) await new Promise((turn) => setImmediate(turn));
  readers.held.at(-1)!.end(aContractReading);
  await server.tools.background.settle();
  return body.result._id;
}

const see = (path: string, by: Pick<TestPerson, 'token'> | null, at = server) =>
  fetch(`${at.origin}/api/files/contracts/${path}`, { headers: by ? { authorization: `Bearer ${by.token}` } : {} });
const statusOf = async (path: string, by: TestPerson | null) => (await see(path, by)).status;
const storedPictures = () => readdir(join(server.home, 'files/contract-pictures')).catch(() => []);

describe('pictures of a contract that was read', () => {
  test('show a row or a sheet, as JPEG, drawn once for all', async () => {
    const id = await aReading();
    const answers = await Promise.all([1, 2, 3].map(() => see(`${id}/rows/1`, agent)));
    const [first] = answers;
    expect(await first!.text()).toBe('row 1');
    expect(first!.headers.get('content-type')).toBe('image/jpeg');
    expect(first!.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first!.headers.get('cache-control')).toBe('private, no-store');
    expect(await (await see(`${id}/sheets/0`, agent)).text()).toBe('page 4');
    expect(readers.drawn).toEqual(['%PDF-1.7 one %%EOF']);
  });

  test('are for the person who uploaded it: not for the owner, an assistant, another company, a lender, or anybody without a session', async () => {
    const id = await aReading();
    const lender = await aRealtor(server, { role: 'SuperLender' });
    await aLenderOf(server, await enterTransaction(server, agent), agent, lender);
    const others = [realtor, await anEmployeeOf(server, agent), await aRealtor(server), lender];
    for (const what of ['rows/1', 'sheets/0']) {
      expect(await Promise.all(others.map((person) => statusOf(`${id}/${what}`, person)))).toEqual([
        404, 404, 404, 404,
      ]);
      expect([await statusOf(`${id}/${what}`, null), await statusOf(`${id}/${what}`, agent)]).toEqual([401, 200]);
    }
  });

  test('are not found for rows and sheets that there are not', async () => {
    const id = await aReading();
    const strange = ['rows/2', 'rows/0', 'rows/-1', 'rows/x', 'rows/1.5', 'sheets/1', 'sheets/9999999999999999'];
    for (const what of strange) expect([what, await statusOf(`${id}/${what}`, agent)]).toEqual([what, 404]);
  });

  test('are stored without their words, and go with the contract', async () => {
    const id = await aReading();
    await see(`${id}/rows/1`, agent);
    expect(await storedPictures()).toEqual([id]);
    const stored = await readFile(join(server.home, 'files/contract-pictures', id));
    expect(stored.includes('row 1')).toBe(false);
    await discard(server, agent, id);
    expect(await storedPictures()).toEqual([]);
    expect(await statusOf(`${id}/rows/1`, agent)).toBe(404);
  });

  test('are not left behind by a contract that is discarded while they are drawn', async () => {
    const id = await aReading();
    const { drawPictures } = readers.recognition;
    readers.recognition.drawPictures = async (...request) => {
      await discard(server, agent, id);
      return drawPictures(...request);
    };
    await see(`${id}/rows/1`, agent);
    expect(await storedPictures()).toEqual([]);
  });

  test('wait for a server that can draw', async () => {
    const id = await aReading();
    await readers.recognition.close();
    expect(await statusOf(`${id}/rows/1`, agent)).toBe(503);
  });
});

test('the reader draws each row of a typed contract, and its sheets', async () => {
  const real = await startTestServer();
  const person = await aRealtor(real);
  const { body } = await start(real, person, new File([await sample('typed-2019.pdf')], 'typed.pdf'));
  const id = body.result._id;
  while ((await progressOf(real, person, id)).body.result.state !== 'read')
    await new Promise((turn) => setImmediate(turn));
  const { sources = [], result } = (await resultOf(real, person, id)).body;
  expect(sources.map(({ row }) => row)).toEqual(result.slice(1).map((_, index) => index + 1));
  const pictureAt = async (path: string) => Buffer.from(await (await see(`${id}/${path}`, person, real)).arrayBuffer());
  const { box, sheet } = sources[4]!;
  const [row, whole] = [
    await sharp(await pictureAt('rows/5')).metadata(),
    await sharp(await pictureAt(`sheets/${sheet}`)).metadata(),
  ];
  expect([row.format, whole.format]).toEqual(['jpeg', 'jpeg']);
  expect(row.height / whole.height).toBeCloseTo(box.bottom - box.top, 2);
  expect((await sharp(await pictureAt('rows/5')).stats()).channels[0]!.min).toBeLessThan(80);
  await real.close();
});
