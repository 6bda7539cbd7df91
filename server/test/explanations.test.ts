import { listExplanations } from '@keydate/contracts/explanations';
import { ask } from './ask';
import { anAgentOf, aRealtor, type TestPerson } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const list = (reader: TestPerson, state?: string, userId = reader.id) =>
  ask(server, listExplanations, { token: reader.token, params: { userId }, query: state ? { state } : {} });
const explanations = async (reader: TestPerson, state?: string) => (await list(reader, state)).body.explanations;

describe('deadline explanations', () => {
  test('of Colorado have one for each of the 43 rows of its form, in its order', async () => {
    const found = await explanations(await aRealtor(server), 'Colorado');
    expect(found).toHaveLength(43);
    expect([found[0]?.title, found[38]?.title]).toEqual(['Time of Day Deadline', 'Closing Date']);
    expect(new Set(found.map(({ title }) => title)).size).toBe(43);
  });

  test.each(['Ohio', 'CA', 'Atlantis'])('of %s are the general set', async (state) => {
    const found = await explanations(await aRealtor(server), state);
    expect(new Set(found.map((explanation) => explanation.state))).toEqual(new Set(['General']));
  });

  test('without a state are all of them', async () => {
    const found = await explanations(await aRealtor(server));
    expect(new Set(found.map((explanation) => explanation.state))).toEqual(new Set(['Colorado', 'General']));
  });

  test('are each person’s own, and made once however often they are asked for', async () => {
    const owner = await aRealtor(server);
    const agent = await anAgentOf(server, owner);
    const [first, again] = await Promise.all([explanations(owner, 'CO'), explanations(owner, 'CO')]);
    expect(first).toEqual(again);
    expect((await explanations(agent, 'CO'))[0]?._id).not.toBe(first[0]?._id);
  });

  test('of a teammate are 403, of somebody else 404', async () => {
    const owner = await aRealtor(server);
    const agent = await anAgentOf(server, owner);
    expect((await list(owner, 'CO', agent.id)).status).toBe(403);
    expect((await list(await aRealtor(server), 'CO', agent.id)).status).toBe(404);
  });
});
