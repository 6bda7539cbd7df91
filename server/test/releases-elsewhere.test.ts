import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aBuild, HOST, manifestOf, startPlatform, type Build } from './squad';

const JAVASCRIPT = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };

let platform: Awaited<ReturnType<typeof startPlatform>>;
let cdn: Server;
let origin: string;
/** By path, what the squad's own server has. */
const files = new Map<string, Buffer>();

beforeAll(async () => {
  platform = await startPlatform();
  cdn = createServer(({ url = '' }, response) =>
    response.writeHead(files.has(url) ? 200 : 404, JAVASCRIPT).end(files.get(url)),
  );
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
});
afterAll(async () => {
  cdn.close();
  await platform.server.close();
});
beforeEach(() => platform.install({ host: HOST, remotes: {} }));

const containing = (words: string): unknown => expect.stringContaining(words);

/** A release whose files are on the squad's own server. */
function aBuildElsewhere(): Build {
  const { files: all, remote, release } = aBuild();
  const { 'entry.js.br': _packed, ...plain } = all;
  const hashes = Object.entries(plain).map(
    ([name, bytes]) => [name, `sha384-${createHash('sha384').update(bytes).digest('base64')}`] as const,
  );
  for (const [name, bytes] of Object.entries(plain)) files.set(`/remotes/billing/${release}/${name}`, bytes);
  return { release, remote: { ...remote, origin, integrity: Object.fromEntries(hashes) }, files: plain };
}

const allow = (token = platform.operator, to = origin) =>
  platform.ask('/origins', { token, json: { remote: 'billing', origin: to } });
const revoke = () =>
  platform.ask(`/origins/billing/${encodeURIComponent(origin)}`, { method: 'DELETE', token: platform.operator });
const page = async () => {
  const response = await fetch(`${platform.server.origin}/subscription`, { headers: { cookie: 'keydate_session=x' } });
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

  expect(await revoke()).toMatchObject({ body: { result: { reason: containing('is live from') } } });
  expect(await platform.release(aBuild(), token)).toMatchObject({ status: 200 });
  expect((await page()).policy).not.toMatch(new RegExp(`connect-src [^;]*${origin}`));
  expect(await platform.ask('/releases/billing/rollback', { token })).toMatchObject({ status: 200 });
  expect(await platform.release(aBuild(), token)).toMatchObject({ status: 200 });
  expect(await revoke()).toMatchObject({ status: 200 });
  expect(await platform.ask('/releases/billing/rollback', { token })).toMatchObject({
    body: { result: { reason: containing('is not allowed for billing') } },
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
    expect(await allow(platform.operator, wrong)).toMatchObject({ status: 400 });
});
