import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageSettings } from '@keydate/contracts/page-settings';
import { aBuild, HOST, manifestOf, startPlatform, type Build } from './squad';

const JAVASCRIPT = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };

let platform: Awaited<ReturnType<typeof startPlatform>>;
let cdn: Server;
let origin: string;
/** By path, what the squad's own server has. */
const files = new Map<string, Buffer>();
/** The paths that the squad's own server was asked for. */
const asked: string[] = [];
/** Happens while a file is on its way. */
let meanwhile: () => Promise<void>;

beforeAll(async () => {
  platform = await startPlatform({ page: pageSettings.parse({}) });
  cdn = createServer(({ url = '' }, response) => {
    asked.push(url);
    void meanwhile().then(() => response.writeHead(files.has(url) ? 200 : 404, JAVASCRIPT).end(files.get(url)));
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
});
afterAll(async () => {
  cdn.close();
  await platform.server.close();
});
beforeEach(async () => {
  asked.length = 0;
  meanwhile = async () => undefined;
  await platform.install({ host: HOST, remotes: {} });
});

const containing = (words: string): unknown => expect.stringContaining(words);

/** A release whose files are on the squad's own server. */
function aBuildElsewhere(more: Record<string, Buffer> = {}): Build {
  const { files: all, remote, release } = aBuild();
  const { 'entry.js.br': _packed, 'entry.js': _entry, ...others } = { ...all, ...more };
  const hashesOf = (some: Record<string, Buffer>) =>
    Object.fromEntries(
      Object.entries(some).map(([name, bytes]) => [
        name,
        `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      ]),
    );
  // as the build's does, the entry has the hashes of what it loads
  const plain = {
    'entry.js': more['entry.js'] ?? Buffer.from(`// loads ${JSON.stringify(hashesOf(others))}`),
    ...others,
  };
  for (const [name, bytes] of Object.entries(plain)) files.set(`/remotes/billing/${release}/${name}`, bytes);
  return { release, remote: { ...remote, origin, integrity: hashesOf(plain) }, files: plain };
}

const allow = (token = platform.operator, to = origin) =>
  platform.ask('/origins', { token, json: { remote: 'billing', origin: to } });
const revoke = () =>
  platform.ask(`/origins/billing/${encodeURIComponent(origin)}`, { method: 'DELETE', token: platform.operator });
const page = async (session = 'x') => {
  const headers = { cookie: `keydate_session=${session}` };
  const response = await fetch(`${platform.server.origin}/subscription`, { headers });
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
};

test('a release by address is live from an origin that operators allow, and the page lets in its files and no calls', async () => {
  const { token } = await platform.aToken('billing');
  const build = aBuildElsewhere();
  expect(await platform.publish(build, token)).toMatchObject({
    status: 409,
    body: { result: { reason: containing(`${origin} is not allowed for billing`) } },
  });
  expect((await page()).policy).not.toContain(origin);

  expect(await allow()).toMatchObject({ status: 200 });
  expect(await platform.publish(build, token)).toMatchObject({ status: 200 });
  const { html, policy } = await page();
  expect(html).toContain(
    `crossorigin integrity="${build.remote.integrity?.['entry.js']}" href="${origin}${build.remote.entry}"`,
  );
  for (const kind of ['script-src', 'style-src', 'img-src', 'font-src'])
    expect(policy).toMatch(new RegExp(`${kind} [^;]*${origin}`));
  expect(policy).toContain("connect-src 'self';");

  const turn = (json: object) => platform.ask('/releases/billing/switch', { token, json });
  await turn({ reason: 'Prices are wrong' });
  expect((await page()).policy).not.toContain(origin);
  await turn({});
  expect((await page()).policy).toContain(origin);
  expect(await platform.liveBilling()).toMatchObject({ address: `${origin}${build.remote.entry}` });

  expect(await revoke()).toMatchObject({ body: { result: { reason: containing('is live from') } } });
  expect(await platform.release(aBuild(), token)).toMatchObject({ status: 200 });
  expect((await page()).policy).not.toContain(origin);
  expect(await platform.ask('/releases/billing/rollback', { token })).toMatchObject({ status: 200 });
  expect(await platform.release(aBuild(), token)).toMatchObject({ status: 200 });
  expect(await revoke()).toMatchObject({ status: 200 });
  expect(await platform.ask('/releases/billing/rollback', { token })).toMatchObject({
    body: { result: { reason: containing(`npm run release:origin -- allow billing ${origin}.`) } },
  });
});

test('a release with a file that is missing, or other than its hash, changes nothing', async () => {
  const { token } = await platform.aToken('billing');
  await allow();
  const build = aBuildElsewhere();
  const path = `/remotes/billing/${build.release}/plans.js`;
  files.set(path, Buffer.from('// changed'));
  expect(await platform.publish(build, token)).toMatchObject({
    body: { result: { reason: 'plans.js does not have the content that the manifest says.' } },
  });
  files.delete(path);
  expect(await platform.publish(build, token)).toMatchObject({
    body: { result: { reason: `${origin}${path} answered 404.` } },
  });
  const { integrity: _none, ...unchecked } = build.remote;
  expect(await platform.publish(build, token, manifestOf({ ...build, remote: unchecked }))).toMatchObject({
    body: { result: { reason: 'entry.js has no hash by which a browser could check it.' } },
  });
  expect(await platform.liveBilling()).toBeUndefined();
});

test('a release whose entry does not have the hash of each script that it loads is refused', async () => {
  const { token } = await platform.aToken('billing');
  await allow();
  expect(
    await platform.publish(aBuildElsewhere({ 'entry.js': Buffer.from('// loads plans.js') }), token),
  ).toMatchObject({
    body: { result: { reason: 'plans.js has no hash in the entry by which a browser could check it.' } },
  });
  expect(await platform.liveBilling()).toBeUndefined();
});

test('a release that the server has is compared with its address again', async () => {
  const { token } = await platform.aToken('billing');
  await allow();
  const build = aBuildElsewhere();
  await platform.publish(build, token);
  const next = aBuild();
  await platform.release(next, token);
  files.set(`/remotes/billing/${build.release}/plans.js`, Buffer.from('// changed'));
  expect(await platform.publish(build, token)).toMatchObject({
    body: { result: { reason: 'plans.js does not have the content that the manifest says.' } },
  });
  expect(await platform.liveBilling()).toMatchObject({ release: next.release });
});

test('an origin that is revoked while the files of a release are on their way lets nothing go live', async () => {
  const { token } = await platform.aToken('billing');
  await allow();
  const build = aBuildElsewhere();
  meanwhile = async () => void (await revoke());
  expect(await platform.publish(build, token)).toMatchObject({
    status: 409,
    body: { result: { reason: containing(`${origin} is not allowed for billing`) } },
  });
  expect(await platform.liveBilling()).toBeUndefined();
});

test('a release with too many files is refused before any is fetched', async () => {
  const { token } = await platform.aToken('billing');
  await allow();
  const many = (count: number) =>
    aBuildElsewhere(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.js`, Buffer.from('1')])));
  expect(await platform.publish(many(500), token)).toMatchObject({
    body: { result: { reason: 'A release has at most 500 files.' } },
  });
  expect(await platform.publish(many(10_000), token)).toMatchObject({
    status: 413,
    body: { message: expect.stringMatching(/^[A-Z][^.]+\.$/) as string },
  });
  expect(asked).toEqual([]);
  expect(await platform.liveBilling()).toBeUndefined();
});

test('a release that has its own manifest among its files is refused', async () => {
  const { token } = await platform.aToken('billing');
  await allow();
  const draft = aBuildElsewhere({ 'manifest.json': Buffer.from('{}') });
  const manifest = manifestOf(draft);
  // to name its own hash, it would have to contain it
  files.set(`/remotes/billing/${draft.release}/manifest.json`, Buffer.from(JSON.stringify(manifest)));
  expect(await platform.publish(draft, token, manifest)).toMatchObject({
    body: { result: { reason: 'manifest.json does not have the content that the manifest says.' } },
  });
  expect(await platform.liveBilling()).toBeUndefined();
});

test('a release at an address within our network is refused, and what was live stays live', async () => {
  const { token } = await platform.aToken('billing');
  const live = aBuild();
  await platform.release(live, token);
  const inside = 'https://10.0.0.1';
  expect(await allow(platform.operator, inside)).toMatchObject({ status: 200 });
  const build = aBuildElsewhere();
  expect(
    await platform.publish(build, token, manifestOf({ ...build, remote: { ...build.remote, origin: inside } })),
  ).toMatchObject({
    status: 409,
    body: { result: { reason: '10.0.0.1 leads to an address that is not on the internet.' } },
  });
  expect(await platform.liveBilling()).toMatchObject({ release: live.release, previous: [] });
});

test('a release by address is rolled out, made live, and rolled back from and to, like any other', async () => {
  const { token } = await platform.aToken('billing');
  await allow();
  const [here, there] = [aBuild(), aBuildElsewhere()];
  await platform.release(here, token);
  const some = { percent: 0, people: [platform.operatorEmail] };
  expect(await platform.publish(there, token, { ...manifestOf(there), scope: some })).toMatchObject({ status: 200 });
  const isThere = async (session?: string) => {
    const { html, policy } = await page(session);
    expect(policy.includes(origin)).toBe(html.includes(there.release));
    return html.includes(`href="${origin}${there.remote.entry}"`);
  };
  expect([await isThere(platform.operator), await isThere(platform.stranger)]).toEqual([true, false]);

  const rollOut = (percent: number) =>
    platform.ask('/releases/billing/roll-out', { token, json: { percent, people: [] } });
  expect(await rollOut(0)).toMatchObject({ status: 200 });
  expect(await isThere(platform.operator)).toBe(false);
  expect(await rollOut(100)).toMatchObject({ status: 200, body: { release: there.release } });
  expect(await isThere(platform.stranger)).toBe(true);

  const rollBack = (json: object) => platform.ask('/releases/billing/rollback', { token, json });
  expect(await rollBack({})).toMatchObject({ body: { release: here.release } });
  expect(await isThere()).toBe(false);
  // what was rolled back from is no earlier release, so it is released again
  expect(await platform.publish(there, token)).toMatchObject({ status: 200 });
  await platform.release(aBuild(), token);
  expect(await rollBack({ release: there.release })).toMatchObject({ body: { release: there.release } });
  expect(await isThere()).toBe(true);
});

test('where tabs may show other releases, they may show one by address', async () => {
  const lending = await startPlatform({ page: pageSettings.parse({ overrides: { origins: [] } }) });
  try {
    await lending.install({ host: HOST, remotes: {} });
    await lending.ask('/origins', { token: lending.operator, json: { remote: 'billing', origin } });
    const [there, here] = [aBuildElsewhere(), aBuild()];
    expect(await lending.publish(there, lending.operator)).toMatchObject({ status: 200 });
    expect(await lending.release(here, lending.operator)).toMatchObject({ status: 200 });

    const at = (path: string) => fetch(lending.server.origin + path);
    expect((await at('/subscription')).headers.get('content-security-policy')).toContain(`${origin};`);
    const shown = await (await at(`/registry.json?mfe=billing@${there.release}`)).json();
    expect(shown).toMatchObject({
      billing: {
        release: there.release,
        origin,
        integrity: { 'entry.js': there.remote.integrity?.['entry.js'] },
      },
    });
  } finally {
    await lending.server.close();
  }
});

test('only operators allow origins, and only origins', async () => {
  const { token } = await platform.aToken('billing');
  for (const other of [token, platform.stranger]) expect((await allow(other)).status).toBeGreaterThanOrEqual(401);
  for (const wrong of [
    'https://cdn.example/path',
    'https://cdn.example/',
    'https://user:secret@cdn.example',
    'https://*.cdn.example',
    'http://cdn.example',
    'https://CDN.example',
  ])
    expect(await allow(platform.operator, wrong)).toMatchObject({
      status: 400,
      body: { errors: { origin: 'An origin is https:// and a host name, without a path or a password.' } },
    });
});
