import {
  listExplanations,
  restoreExplanation,
  updateExplanation,
  type Explanation,
} from '@keydate/contracts/explanations';
import { sql } from 'drizzle-orm';
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

  test.each(['Colorado', 'Ohio'])(
    'of %s each say what it is, who acts and what happens if it passes',
    async (state) => {
      for (const { title, description, dateExplanation } of await explanations(await aRealtor(server), state)) {
        expect([title, description.split(/[.:?!](?:\s|$)/).filter(Boolean).length >= 3]).toEqual([title, true]);
        expect([title, dateExplanation]).toEqual([title, expect.stringMatching(/./)]);
      }
    },
  );

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

describe('an explanation in one’s own words', () => {
  const text = { title: 'Objections', description: 'Call the inspector first.', dateExplanation: 'A week, as a rule.' };
  const first = async (reader: TestPerson) => (await explanations(reader, 'CO'))[0]!;
  const edit = ({ token }: TestPerson, { _id, state }: Explanation, change: object = {}) =>
    ask(server, updateExplanation, { token, params: { id: _id }, body: { ...text, state, ...change } });
  const restore = ({ token }: TestPerson, { _id }: Explanation) =>
    ask(server, restoreExplanation, { token, params: { id: _id } });

  test('is read from then on, and is still found by the title of the form', async () => {
    const owner = await aRealtor(server);
    const original = await first(owner);
    const { status, body } = await edit(owner, original);
    expect([status, body.message]).toEqual([200, 'Update successful!']);
    expect(await first(owner)).toEqual({ ...original, ...text, isEdited: true });
    expect(body.explanation).toEqual(await first(owner));
    expect(original.seededTitle).toBe(original.title);
  });

  test('that was changed on another device is not replaced unseen, and another text is saved', async () => {
    const owner = await aRealtor(server);
    const before = await first(owner);
    await edit(owner, before, { description: undefined, dateExplanation: undefined });
    const put = (body: object) =>
      ask(server, updateExplanation, { token: owner.token, params: { id: before._id }, body });
    const { state, title, description } = before;
    const stale = await put({ title: 'Repairs', description: 'Ask.', state, seen: { title, description } });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'CHANGED_MEANWHILE', result: { explanation: { title: text.title, description } } },
    ]);
    expect((await put({ description: 'Ask.', state, seen: { description } })).status).toBe(200);
    expect(await first(owner)).toMatchObject({ title: text.title, description: 'Ask.' });
  });

  test('goes back to the original, whose text it was', async () => {
    const owner = await aRealtor(server);
    const original = await first(owner);
    await edit(owner, original);
    expect((await restore(owner, original)).body.explanation).toEqual(original);
    expect(await first(owner)).toEqual(original);
    expect((await restore(owner, original)).body.explanation).toEqual(original);
  });

  test('that is the original’s counts as not edited', async () => {
    const owner = await aRealtor(server);
    const original = await first(owner);
    const { title, description, dateExplanation } = original;
    await edit(owner, original);
    const { body } = await edit(owner, original, { title, description, dateExplanation });
    expect(body.explanation.isEdited).toBe(false);
  });

  test('changes nobody else’s', async () => {
    const owner = await aRealtor(server);
    const agent = await anAgentOf(server, owner);
    const before = await first(agent);
    await edit(owner, await first(owner));
    expect(await first(agent)).toEqual(before);
  });

  test('has a title, and stays with its state', async () => {
    const owner = await aRealtor(server);
    const original = await first(owner);
    expect((await edit(owner, original, { title: '  ' })).body.errors).toEqual({ title: 'Title is required' });
    expect((await edit(owner, original, { state: 'Ohio' })).body.errors).toEqual({
      state: 'An explanation stays with its state.',
    });
    expect(await first(owner)).toEqual(original);
  });

  test('of a teammate is 403 to change, of somebody else 404', async () => {
    const owner = await aRealtor(server);
    const theirs = await first(await anAgentOf(server, owner));
    const stranger = await aRealtor(server);
    for (const act of [edit, restore])
      expect([(await act(owner, theirs)).status, (await act(stranger, theirs)).status]).toEqual([403, 404]);
  });
});

test('what nobody has edited says what the set says now', async () => {
  const owner = await aRealtor(server);
  const [copied] = await explanations(owner, 'CO');
  await server.db.execute(sql`update explanations set description = 'an older text' where id = ${copied!._id}`);
  expect((await explanations(owner, 'CO'))[0]).toEqual(copied);
});
