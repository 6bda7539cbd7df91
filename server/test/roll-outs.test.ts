import { releaseEvents } from '../src/platform/releases/releases.table';
import { aBuild, HOST, manifestOf, startPlatform } from './squad';

type Platform = Awaited<ReturnType<typeof startPlatform>>;
let server: Platform['server'];
let operator: string;
let operatorEmail: string;
let stranger: string;
let ask: Platform['ask'];
let aToken: Platform['aToken'];
let upload: Platform['upload'];
let publish: Platform['publish'];
let release: Platform['release'];
let install: Platform['install'];
let liveBilling: Platform['liveBilling'];
beforeAll(async () => {
  ({ server, operator, operatorEmail, stranger, ask, aToken, upload, publish, release, install, liveBilling } =
    await startPlatform());
});
afterAll(() => server.close());
beforeEach(() => install({ host: HOST, remotes: {} }));

describe('a release for some people', () => {
  const entryOf = async (cookie: string | undefined, path = '/registry.json') => {
    const headers = new Headers(cookie === undefined ? [] : [['cookie', `keydate_session=${cookie}`]]);
    const response = await fetch(server.origin + path, { headers });
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    return response.text();
  };

  test('is in the pages of those people alone, and their list is in none', async () => {
    const { token } = await aToken('billing');
    const [everybodys, newer] = [aBuild(), aBuild()];
    await release(everybodys, token);
    await upload(newer, token);
    const scope = { percent: 0, people: [operatorEmail.toUpperCase()] };
    expect(await publish(newer, token, { ...manifestOf(newer), scope })).toMatchObject({ status: 200 });

    for (const path of ['/registry.json', '/subscription']) {
      const theirs = await entryOf(operator, path);
      expect(theirs).toContain(newer.remote.entry);
      expect(theirs).not.toContain(operatorEmail);
      for (const other of [undefined, stranger, 'never-a-session'])
        expect(await entryOf(other, path)).toContain(everybodys.remote.entry);
    }
    expect(await liveBilling()).toMatchObject({
      release: everybodys.release,
      rollOut: { release: newer.release, percent: 0, people: [operatorEmail] },
    });

    expect(await ask('/releases/billing/roll-out', { token, json: { percent: 100, people: [] } })).toMatchObject({
      status: 200,
      body: { release: newer.release },
    });
    expect(await entryOf(undefined)).toContain(newer.remote.entry);
    expect(await liveBilling()).toMatchObject({ release: newer.release, previous: [everybodys.release] });
    expect((await liveBilling())?.rollOut).toBeUndefined();
  });

  test('names its people to operators and to the tokens of its remote; others read how many there are', async () => {
    const { token } = await aToken('billing');
    const [everybodys, newer] = [aBuild(), aBuild()];
    await release(everybodys, token);
    await upload(newer, token);
    await publish(newer, token, { ...manifestOf(newer), scope: { percent: 0, people: [operatorEmail] } });
    const read = async (by: string) => JSON.stringify((await ask('/releases', { method: 'GET', token: by })).body);

    expect(await read(operator)).toContain(`"people":["${operatorEmail}"]`);
    expect(await read(token)).toContain(`"people":["${operatorEmail}"]`);
    const others = await read((await aToken('settings')).token);
    expect(others).toContain('"people":[]');
    expect(others).toContain('"peopleCount":1');
  });

  test('is withdrawn by a rollback, which names it and says who and why', async () => {
    const { token } = await aToken('billing');
    const [everybodys, newer] = [aBuild(), aBuild()];
    await release(everybodys, token);
    await upload(newer, token);
    await publish(newer, token, { ...manifestOf(newer), scope: { percent: 50, people: [] } });
    const json = { reason: 'Prices are wrong' };
    expect(await ask('/releases/billing/rollback', { token: operator, json })).toMatchObject({
      status: 200,
      body: { release: everybodys.release, isLiveAgain: false, withdrawn: newer.release },
    });
    expect((await liveBilling())?.rollOut).toBeUndefined();
    expect((await liveBilling())?.withdrawn).toMatchObject({ release: newer.release, by: operatorEmail, ...json });
    const events = await server.db.select().from(releaseEvents);
    expect(events.filter(({ release: one }) => one === newer.release)).toContainEqual(
      expect.objectContaining({ action: 'withdraw', name: 'billing', by: operatorEmail, ...json }),
    );
    expect(events.filter(({ release: one }) => one === everybodys.release)).toHaveLength(1);
  });

  test('is refused where the others have none, with a token of another remote, and with a share that is none', async () => {
    const { token } = await aToken('billing');
    const build = aBuild();
    await upload(build, token);
    const some = { percent: 10, people: [] };
    expect(await publish(build, token, { ...manifestOf(build), scope: some })).toMatchObject({ status: 409 });
    expect(await ask('/releases/billing/roll-out', { token, json: some })).toMatchObject({
      status: 409,
      body: { result: { reason: 'No release of billing is being rolled out.' } },
    });
    const { token: foreign } = await aToken('settings');
    expect(await ask('/releases/billing/roll-out', { token: foreign, json: some })).toMatchObject({ status: 403 });
    for (const json of [{ percent: 101, people: [] }, { percent: 10 }, { percent: 10, people: ['nobody'] }])
      expect(await ask('/releases/billing/roll-out', { token, json })).toMatchObject({ status: 400 });
  });
});
