import { createHash } from 'node:crypto';
import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { RELEASE_MAX_BYTES, RELEASE_MAX_FILES } from '@keydate/contracts/releases/upload';
import { deployTokens, releaseEvents } from '../src/platform/releases/releases.table';
import { aBuild, HOST, manifestOf, startPlatform, type Build } from './squad';

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

test('a release is live with the next page, under its own address, with who released what from which commit', async () => {
  const { token } = await aToken('billing');
  const build = aBuild();

  expect(await release(build, token)).toMatchObject({ status: 200 });

  const page = await (
    await fetch(`${server.origin}/subscription`, { headers: { cookie: 'keydate_session=x' } })
  ).text();
  expect(page).toContain(`href="${build.remote.entry}"`);
  expect(page).not.toContain('abc1234');
  const served = await fetch(server.origin + build.remote.entry, { headers: { 'accept-encoding': 'br' } });
  expect([await served.text(), served.headers.get('content-encoding')]).toEqual([`// ${build.release}`, 'br']);
  expect(await liveBilling()).toMatchObject({
    release: build.release,
    released: { commit: 'abc1234', by: `CI of billing, by a token of ${operatorEmail}` },
  });
  const events = await server.db.select().from(releaseEvents);
  expect(events.filter((event) => event.release === build.release)).toMatchObject([
    { action: 'release', name: 'billing', commit: 'abc1234' },
  ]);
});

test('a token is stored as a hash, and shown once', async () => {
  const { id, token } = await aToken('billing');
  const stored = (await server.db.select().from(deployTokens)).find((row) => row.id === id);
  expect(JSON.stringify(stored)).not.toContain(token);
  const { body } = await ask('/tokens', { method: 'GET', token: operator });
  expect(JSON.stringify(body)).toContain(id);
  expect(JSON.stringify(body)).not.toContain(token);
});

describe('nobody else releases', () => {
  test('with a token of another remote', async () => {
    const { token } = await aToken('settings');
    expect(await release(aBuild(), token)).toMatchObject({ status: 403 });
    expect(await ask('/releases/billing/rollback', { token })).toMatchObject({ status: 403 });
    expect(await liveBilling()).toBeUndefined();
  });

  test('with a token that was revoked', async () => {
    const { id, token } = await aToken('billing');
    expect(await ask(`/tokens/${id}`, { method: 'DELETE', token: operator })).toMatchObject({ status: 200 });
    expect(await release(aBuild(), token)).toMatchObject({ status: 401 });
  });

  test('with a token that was never made, a session of another person, or nothing', async () => {
    expect(await release(aBuild(), 'kdd_invented')).toMatchObject({ status: 401 });
    expect(await release(aBuild(), stranger)).toMatchObject({ status: 403 });
    expect(await ask('/releases', { method: 'GET' })).toMatchObject({ status: 401 });
  });

  test('and only operators make, list and revoke tokens', async () => {
    const { token, id } = await aToken('billing');
    for (const other of [stranger, token]) {
      const status = other === stranger ? 403 : 401;
      expect(await ask('/tokens', { token: other, json: { remote: 'billing', label: 'x' } })).toMatchObject({ status });
      expect(await ask('/tokens', { method: 'GET', token: other })).toMatchObject({ status });
      expect(await ask(`/tokens/${id}`, { method: 'DELETE', token: other })).toMatchObject({ status });
    }
  });
});

test('whether a token may release a remote is answered before anything is uploaded', async () => {
  const [{ token }, revoked] = [await aToken('billing'), await aToken('billing')];
  await ask(`/tokens/${revoked.id}`, { method: 'DELETE', token: operator });
  const permission = async (name: string, by?: string) =>
    (await ask(`/releases/${name}/permission`, { method: 'GET', token: by })).status;

  expect([await permission('billing', token), await permission('host', operator)]).toEqual([200, 200]);
  for (const name of ['settings', 'host']) expect(await permission(name, token)).toBe(403);
  expect(await permission('billing', stranger)).toBe(403);
  for (const by of [revoked.token, undefined]) expect(await permission('billing', by)).toBe(401);
});

describe('a release is refused, and nothing changes', () => {
  const refused = (reason: unknown) => ({ status: 409, body: { code: 'RELEASE_REFUSED', result: { reason } } });
  let token: string;
  beforeAll(async () => {
    ({ token } = await aToken('billing'));
  });
  afterEach(async () => expect(await liveBilling()).toBeUndefined());

  test('whose chunk was not uploaded', async () => {
    const build = aBuild();
    await upload({ ...build, files: { 'entry.js': build.files['entry.js'] ?? Buffer.alloc(0) } }, token);
    expect(await publish(build, token)).toMatchObject(refused(expect.stringContaining('was not uploaded')));
  });

  test('whose upload was cut off halfway: of a file that did not arrive whole, nothing is stored', async () => {
    const build = aBuild();
    const { 'plans.js': plans = Buffer.alloc(0), ...others } = build.files;
    await upload({ ...build, files: others }, token);
    const half = request(`${server.origin}/api/platform/releases/billing/${build.release}/files/plans.js`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'content-length': plans.length,
      },
    });
    half.on('error', () => undefined);
    await new Promise((sent) => half.write(plans.subarray(0, 5), sent));
    // by the time of this answer the server knows whose upload it is, and reads it
    await ask('/releases', { method: 'GET', token });
    half.destroy();
    await new Promise((closed) => half.once('close', closed));
    expect(await publish(build, token)).toMatchObject(refused('plans.js is in the manifest and was not uploaded.'));
    for (const file of Object.keys(build.files))
      expect((await fetch(`${server.origin}/remotes/billing/${build.release}/${file}`)).status).toBe(404);
    expect(await liveBilling()).toBeUndefined();
    // the rest may follow
    await upload({ ...build, files: { 'plans.js': plans } }, token);
    expect(await publish(build, token)).toMatchObject({ status: 200 });
    await install({ host: HOST, remotes: {} });
  });

  test('whose compressed copy is that of another file', async () => {
    const build = aBuild();
    build.files['entry.js.br'] = brotliCompressSync('// something else');
    expect(await release(build, token)).toMatchObject(refused(expect.stringContaining('is not a compressed copy')));
  });

  test.each(['constructor', 'toString'])('with a file that is not in its manifest: %s', async (file) => {
    const build = aBuild();
    await upload({ ...build, files: { ...build.files, [file]: Buffer.from('?') } }, token);
    expect(await publish(build, token)).toMatchObject(refused(`${file} was uploaded and is not in the manifest.`));
  });

  test('that names a file which is not its own', async () => {
    const build = aBuild({ preload: { scripts: ['/remotes/settings/s1/entry.js'], styles: [] } });
    expect(await release(build, token)).toMatchObject(refused(expect.stringContaining('not among its files')));
  });

  test('whose icon has a script', async () => {
    const { card } = aBuild().remote;
    const build = aBuild({ card: { ...card, navigation: [{ title: 'Plans', page: 'plans', icon: 'plans.svg' }] } });
    build.files['plans.svg'] = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const reason = 'plans.svg has a script or refers to other files; an icon may only draw.';
    expect(await release(build, token)).toMatchObject(refused(reason));
  });

  test('that needs what the live host does not share', async () => {
    const build = aBuild({ requires: { react: '^20.0.0' } });
    expect(await release(build, token)).toMatchObject(refused(expect.stringContaining('billing needs react ^20.0.0')));
  });

  test('whose address another remote has', async () => {
    const { remote } = aBuild();
    const settings = { ...remote, card: { ...remote.card, name: 'settings' } };
    await install({ host: HOST, remotes: { settings: { current: settings, previous: [], setBy: 'start' } } });
    const reason = 'billing asks for the address /subscription for a member, which settings has.';
    expect(await release(aBuild(), token)).toMatchObject(refused(reason));
  });

  test.each(['constructor', '__proto__'])('of a remote named %s, in one sentence for each call', async (name) => {
    const calls: [string, Parameters<typeof ask>[1]][] = [
      ['/b0/files/entry.js', { method: 'PUT', bytes: Buffer.from('x') }],
      ['/b0', { json: manifestOf(aBuild()) }],
      ['/roll-out', { json: { percent: 10, people: [] } }],
      ['/rollback', { json: {} }],
      ['/switch', { json: { reason: 'x' } }],
      ['/removal', { json: { reason: 'x' } }],
      ['/permission', { method: 'GET' }],
    ];
    for (const [path, asked] of calls) {
      const { status, body } = await ask(`/releases/${name}${path}`, { ...asked, token: operator });
      expect([path, status, body.errors]).toEqual([
        path,
        400,
        { name: expect.stringMatching(/^[A-Z][^.]+\.$/) as string },
      ]);
    }
    const made = await ask('/tokens', { token: operator, json: { remote: name, label: 'CI' } });
    expect(made).toMatchObject({ status: 400, body: { errors: { remote: expect.stringMatching(/\.$/) as string } } });
  });

  test('whose card has a page named constructor, in a sentence that says so', async () => {
    const build = aBuild();
    const { plans } = build.remote.card.pages;
    const remote = { ...build.remote, card: { ...build.remote.card, pages: { constructor: plans } } };
    expect(await publish({ ...build, remote } as Build, token)).toMatchObject({
      status: 400,
      body: { errors: { 'release.remote.card.pages.constructor': 'JavaScript reserves this name.' } },
    });
  });

  test('that requires what every object has', async () => {
    const build = aBuild({ requires: { constructor: '^1.0.0' } });
    expect(await release(build, token)).toMatchObject(refused(expect.stringContaining('the host provides none')));
  });

  test('whose files would leave its folder', async () => {
    const answer = await ask('/releases/billing/b0/files/..%2F..%2Fregistry.json', {
      method: 'PUT',
      token,
      bytes: Buffer.from('{}'),
    });
    expect(answer.status).toBe(400);
  });
});

describe('a file is not taken', () => {
  /** Announces a file without sending it: the answer comes before the body is read. */
  const announce = (token: string | undefined) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${server.origin}/api/platform/releases/billing/b0/files/entry.js`, {
        method: 'PUT',
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          'content-type': 'application/octet-stream',
          'content-length': 1000,
        },
      });
      asked.on('error', reject).on('response', ({ statusCode }) => {
        asked.on('error', () => undefined).destroy();
        resolve(statusCode);
      });
      asked.flushHeaders();
    });

  test('from people without a token of this remote, before it is read', async () => {
    expect(await announce(undefined)).toBe(401);
    expect(await announce((await aToken('settings')).token)).toBe(403);
  });

  test('beyond what a release may have', async () => {
    const { token } = await aToken('billing');
    const put = (release: string, file: string, bytes: number) =>
      ask(`/releases/billing/${release}/files/${file}`, { method: 'PUT', token, bytes: Buffer.alloc(bytes) });
    const folder = (release: string) => join(server.home, 'uploads/billing', release);
    await mkdir(folder('large'), { recursive: true });
    await writeFile(join(folder('large'), 'one.js'), '');
    await truncate(join(folder('large'), 'one.js'), RELEASE_MAX_BYTES - 10);
    expect(await put('large', 'two.js', 10)).toMatchObject({ status: 200 });
    expect(await put('large', 'three.js', 1)).toMatchObject({
      status: 409,
      body: { result: { reason: 'The files of a release have at most 64 MB.' } },
    });

    await mkdir(folder('many'), { recursive: true });
    for (let file = 1; file < RELEASE_MAX_FILES; file += 1) await writeFile(join(folder('many'), `${file}.js`), '');
    expect(await put('many', 'last.js', 1)).toMatchObject({ status: 200 });
    expect(await put('many', 'more.js', 1)).toMatchObject({
      status: 409,
      body: { result: { reason: 'A release has at most 500 files.' } },
    });
  });
});

test('the files of a release never change, whoever uploads them again', async () => {
  const { token } = await aToken('billing');
  const build = aBuild();
  await release(build, token);
  const other = { ...build, files: { ...build.files, 'plans.js': Buffer.from('// other plans') } };
  expect(await release(other, token)).toMatchObject({ status: 409 });
  expect(await release(build, token)).toMatchObject({ status: 200 });
});

test('the same build that was compressed by another version of Node is the same release', async () => {
  const { token } = await aToken('billing');
  const build = aBuild();
  expect(await release(build, token)).toMatchObject({ status: 200 });
  const { 'entry.js': entry = Buffer.alloc(0) } = build.files;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_LGWIN]: 10 };
  const packed = brotliCompressSync(entry, { params });
  expect(packed).not.toEqual(build.files['entry.js.br']);
  expect(await release({ ...build, files: { ...build.files, 'entry.js.br': packed } }, token)).toMatchObject({
    status: 200,
  });
});

test('a rollback makes the release before live and stores who rolled back and why, and is refused where there is none', async () => {
  const { token } = await aToken('billing');
  const [first, second] = [aBuild(), aBuild()];
  await release(first, token);
  expect(await ask('/releases/billing/rollback', { token })).toMatchObject({
    status: 409,
    body: { result: { reason: 'There is no earlier release of billing.' } },
  });
  await release(second, token);
  expect(
    await ask('/releases/billing/rollback', { token: operator, json: { reason: 'Prices are wrong' } }),
  ).toMatchObject({ body: { release: first.release, isLiveAgain: true } });
  expect(await liveBilling()).toMatchObject({
    release: first.release,
    madeLive: { action: 'rollback', by: operatorEmail, reason: 'Prices are wrong' },
  });
  const events = await server.db.select().from(releaseEvents);
  expect(events.filter((event) => event.release === first.release)).toContainEqual(
    expect.objectContaining({ action: 'rollback', by: operatorEmail, reason: 'Prices are wrong' }),
  );
});

test('a rollback goes to the earlier release that is named, and to no other', async () => {
  const { token } = await aToken('billing');
  const [first, second, third] = [aBuild(), aBuild(), aBuild()];
  for (const build of [first, second, third]) await release(build, token);
  const unknown = `b${first.release}`;
  expect(await ask('/releases/billing/rollback', { token, json: { release: unknown } })).toMatchObject({
    status: 409,
    body: {
      result: {
        reason: `${unknown} is no earlier release of billing that is still available: npm run release:list shows those that are.`,
      },
    },
  });
  expect(await liveBilling()).toMatchObject({ release: third.release });
  expect(await ask('/releases/billing/rollback', { token, json: { release: first.release } })).toMatchObject({
    body: { release: first.release },
  });
  expect(await liveBilling()).toMatchObject({ release: first.release, previous: [] });
});

test('a remote that is disabled stays so over a release, with the reason on the page and no file of it', async () => {
  const { token } = await aToken('billing');
  await release(aBuild(), token);
  const page = async () =>
    (await fetch(`${server.origin}/subscription`, { headers: { cookie: 'keydate_session=x' } })).text();

  await ask('/releases/billing/switch', { token, json: { reason: 'Prices are being changed' } });
  const build = aBuild();
  await release(build, token);
  expect(await page()).toContain('"unavailable":"disabled","notice":"Prices are being changed"');
  expect(await page()).not.toContain('rel="preload"');

  await ask('/releases/billing/switch', { token, json: {} });
  expect(await page()).toContain(`href="${build.remote.entry}"`);
});

describe('a remote that is removed', () => {
  const subscriptionPage = async () =>
    (await fetch(`${server.origin}/subscription`, { headers: { cookie: 'keydate_session=x' } })).text();
  const remove = (token: string, json: unknown = { reason: 'Nobody buys this way' }) =>
    ask('/releases/billing/removal', { token, json });
  const removals = (token?: string) => ask('/removals', { method: 'GET', token });

  test('is in no page, and who removed it and why is recorded', async () => {
    const { token } = await aToken('billing');
    const build = aBuild();
    await release(build, token);
    expect(await subscriptionPage()).toContain(build.remote.entry);

    expect(await remove(operator)).toMatchObject({ status: 200, body: { name: 'billing', release: build.release } });
    expect(await (await fetch(`${server.origin}/registry.json`)).json()).toEqual({});
    expect(await subscriptionPage()).not.toContain('billing');
    expect(await liveBilling()).toBeUndefined();
    const events = await server.db.select().from(releaseEvents);
    expect(events.filter((event) => event.release === build.release)).toContainEqual(
      expect.objectContaining({
        action: 'remove',
        name: 'billing',
        by: operatorEmail,
        reason: 'Nobody buys this way',
      }),
    );
    expect(await removals(token)).toMatchObject({ status: 200, body: { billing: { reason: 'Nobody buys this way' } } });
    expect(await removals()).toMatchObject({ status: 401 });
    // a page that was opened before continues to work
    expect((await fetch(server.origin + build.remote.entry)).status).toBe(200);
  });

  test('is back with its next release, and what was before it is forgotten', async () => {
    const { token } = await aToken('billing');
    await release(aBuild(), token);
    await remove(operator);
    const build = aBuild();
    expect(await release(build, token)).toMatchObject({ status: 200 });
    expect(await subscriptionPage()).toContain(build.remote.entry);
    expect(await liveBilling()).toMatchObject({ release: build.release, previous: [] });
    expect((await removals(operator)).body).toEqual({});
  });

  test('is one that there is; nobody removes it with a deploy token, or without a reason', async () => {
    const { token } = await aToken('billing');
    expect(await remove(operator)).toMatchObject({
      status: 409,
      body: { result: { reason: 'There is no remote billing in the registry.' } },
    });
    await release(aBuild(), token);
    expect(await remove(token)).toMatchObject({ status: 403 });
    for (const json of [{}, { reason: ' ' }]) expect(await remove(operator, json)).toMatchObject({ status: 400 });
    expect(await liveBilling()).toBeDefined();
  });
});

describe('a host', () => {
  const aHost = (id: string, provides: Record<string, string>) => {
    const host = { release: id, scripts: [`/host/${id}/main.js`], styles: [], provides };
    const content = Buffer.from(`// ${id}`);
    const files = { 'main.js': createHash('sha256').update(content).digest('hex') };
    return { id, content, manifest: { release: { kind: 'host', host }, files, record: {} } };
  };
  async function releaseHost({ id, content, manifest }: ReturnType<typeof aHost>, token: string) {
    await ask(`/releases/host/${id}/files/main.js`, { method: 'PUT', token, bytes: content });
    return ask(`/releases/host/${id}`, { token, json: manifest });
  }

  test('is released and rolled back without a restart', async () => {
    const { token } = await aToken('host');
    await release(aBuild(), (await aToken('billing')).token);
    expect(await releaseHost(aHost('h2', { react: '19.4.0' }), token)).toMatchObject({ status: 200 });
    expect(await (await fetch(`${server.origin}/`)).text()).toContain('src="/host/h2/main.js"');
    expect(await ask('/releases/host/rollback', { token })).toMatchObject({ body: { release: 'h1' } });
    expect(await (await fetch(`${server.origin}/`)).text()).toContain('src="/host/h1/main.js"');
  });

  test('is refused where a live remote would not run in it', async () => {
    const { token } = await aToken('host');
    await release(aBuild(), (await aToken('billing')).token);
    expect(await releaseHost(aHost('h3', { react: '20.0.0' }), token)).toMatchObject({
      status: 409,
      body: {
        result: { reason: 'billing needs react ^19.0.0, and the host provides 20.0.0. Release that remote first.' },
      },
    });
  });

  test('is not released with the token of a remote', async () => {
    const { token } = await aToken('billing');
    expect(await releaseHost(aHost('h4', { react: '19.4.0' }), token)).toMatchObject({ status: 403 });
  });
});
