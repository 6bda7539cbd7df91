import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryFile } from '@keydate/contracts/registry';
import { aPage, aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { pageSettings } from '@keydate/contracts/page-settings';
import { startTestServer, type TestServer } from './test-server';

const live = aRelease('live', { pages: { plans: aPage('/subscription', 'member') } });
const earlier = aRelease('earlier', { pages: { plans: aPage('/subscription', 'member') } });
const rolledOut = aRelease('newer', { pages: { plans: aPage('/subscription', 'member') } });
const takesAnothers = aRelease('greedy', { pages: { plans: aPage('/setting', 'member') } });
const needsNewer = { ...aRelease('newest'), requires: { react: '^20.0.0' } };
const settings = {
  ...aRelease('s1', { name: 'settings', pages: { setting: aPage('/setting', 'member') } }),
  entry: '/remotes/settings/s1/entry.js',
};

const ORIGIN = 'https://staging.example';
const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function aServer(
  overrides: { origins: string[] } | undefined,
  more: Partial<RegistryFile['remotes'][string]> = {},
): Promise<TestServer> {
  const server = await startTestServer({ page: pageSettings.parse({ overrides }) });
  servers.push(server);
  const registry = aRegistry({ billing: live, settings });
  const billing: RegistryFile['remotes'][string] = {
    current: live,
    previous: [earlier, takesAnothers, needsNewer],
    rollOut: { percent: 0, people: [], release: rolledOut },
    setBy: 'release',
    ...more,
  };
  const file: RegistryFile = { ...registry, remotes: { ...registry.remotes, billing } };
  await writeFile(join(server.home, 'registry.json'), JSON.stringify(file));
  return server;
}

const askedFor = async ({ origin }: TestServer, ...overrides: string[]) => {
  const query = overrides.map((override) => `mfe=${encodeURIComponent(override)}`).join('&');
  const response = await fetch(`${origin}/registry.json?${query}`);
  return { status: response.status, body: (await response.json()) as Record<string, { release: string }> };
};

describe('where the installation allows it', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer({ origins: [ORIGIN] });
  });

  test.each(['earlier', 'newer', 'live'])(
    'the release %s of a remote, which the server holds, can be asked for',
    async (id) => {
      expect((await askedFor(server, `billing@${id}`)).body).toMatchObject({
        billing: { release: id },
        settings: { release: 's1' },
      });
    },
  );

  test.each([
    ['that the server does not hold', 'billing@invented'],
    ['of another remote', 'settings@earlier'],
    ['of a remote that is none', '__proto__@earlier'],
    ['that does not fit the live host', 'billing@newest'],
    ['that claims another remote’s address', 'billing@greedy'],
    ['that names nothing', 'billing'],
    ['elsewhere', 'billing@https://elsewhere.example'],
  ])('a release %s leaves the live one', async (_what, override) => {
    expect(await askedFor(server, override)).toMatchObject({
      status: 200,
      body: { billing: { release: 'live' }, settings: { release: 's1' } },
    });
  });

  test('a page stays as it is, and its policy lets in the named origins alone', async () => {
    const response = await fetch(`${server.origin}/subscription?mfe=billing@earlier`);
    expect(await response.text()).not.toContain('/remotes/billing/earlier');
    const policy = response.headers.get('content-security-policy');
    for (const kind of ['script-src', 'connect-src', 'style-src', 'font-src'])
      expect(policy).toMatch(new RegExp(`${kind} [^;]*${ORIGIN}`));
    expect(policy).not.toMatch(/(default|frame|form)-[^;]*staging/);
  });

  test('another Keydate may read what visitors get', async () => {
    const { headers } = await fetch(`${server.origin}/registry.json`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

test.each(['live', 'earlier'])(
  'of a disabled remote, the release %s is lent to who asks for it, and to nobody else',
  async (id) => {
    const disabled = { reason: 'Prices change', by: 'june@homes.example', at: '2026-11-23T10:00:00.000Z' };
    const server = await aServer({ origins: [] }, { disabled });
    const { billing } = (await askedFor(server, `billing@${id}`)).body;
    expect(billing).toMatchObject({ release: id });
    expect(billing).not.toHaveProperty('unavailable');
    expect((await askedFor(server)).body.billing).toMatchObject({ unavailable: 'disabled', notice: 'Prices change' });
  },
);

test('without that permission, as in production, the parameter does nothing and nothing is lent', async () => {
  const server = await aServer(undefined);
  expect((await askedFor(server, 'billing@earlier')).body).toMatchObject({ billing: { release: 'live' } });
  const { headers } = await fetch(`${server.origin}/registry.json`);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  const page = await fetch(`${server.origin}/subscription?mfe=billing@earlier`);
  expect(page.headers.get('content-security-policy')).not.toContain('http');
  expect(await page.text()).not.toContain('overrides');
});
