import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageSettings, PRESET_PRICE } from '@keydate/contracts/page-settings';
import type { NavigationEntry } from '@keydate/contracts/navigation';
import {
  HOST_RELEASE_HEADER,
  registryFile,
  type Audience,
  type RegistryFile,
  type RemoteRelease,
} from '@keydate/contracts/registry';
import { dayAt } from '@keydate/domain/calendar-day';
import { exampleDays, PRESET_TODAY } from '@keydate/domain/example-days';
import type { Payments, SoldPlan } from '../src/ports/payments';
import { buildApp } from '../src/app';
import { openRegistry } from '../src/platform/releases/registry/open-registry';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

function aRelease(
  name: string,
  pages: RemoteRelease['card']['pages'],
  change: Partial<RemoteRelease> = {},
): RemoteRelease {
  return {
    release: 'r1',
    entry: `/remotes/${name}/r1/entry.js`,
    preload: { scripts: [`/remotes/${name}/r1/first.js`], styles: [] },
    chunks: Object.fromEntries(
      Object.keys(pages).map((key) => [
        key,
        { scripts: [`/remotes/${name}/r1/${key}.js`], styles: [`/remotes/${name}/r1/${key}.css`] },
      ]),
    ),
    requires: {},
    card: { name, contract: 1, title: name, pages, slots: [] },
    builtAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

const landing = aRelease('landing', { home: { path: '/', audiences: ['visitor'], title: 'Keydate' } });
const transactions = aRelease('transactions', {
  dashboard: {
    path: '/',
    audiences: ['member'],
    title: 'Dashboard',
    firstCalls: ['user-transaction-list/:userId?status=Active&limit=30'],
  },
  transaction: { path: '/transaction/:id', audiences: ['member'], title: 'Transaction' },
});

const host: RegistryFile['host'] = {
  release: 'h1',
  scripts: ['/host/h1/main.js'],
  styles: ['/host/h1/main.css'],
  provides: {},
};

/** A remote of a large site, with a page and an entry of the sidebar. */
function aReport(
  name: string,
  audiences: Audience[] = ['member'],
  icon: NavigationEntry['icon'] = 'List',
): RemoteRelease {
  const title = name.replace(/^./, (letter) => letter.toUpperCase());
  const one = aRelease(name, { list: { path: `/${name}`, audiences, title } });
  return { ...one, card: { ...one.card, navigation: [{ title, page: 'list', icon }] } };
}

async function release(...remotes: RemoteRelease[]): Promise<void> {
  await releaseWith(host, ...remotes);
}

async function releaseWith(host: RegistryFile['host'], ...remotes: RemoteRelease[]): Promise<void> {
  const registry: RegistryFile = {
    host,
    remotes: Object.fromEntries(
      remotes.map((current) => [current.card.name, { current, previous: [], setBy: 'release' }]),
    ),
  };
  await writeFile(join(server.home, 'registry.next'), JSON.stringify(registry));
  await rename(join(server.home, 'registry.next'), join(server.home, 'registry.json'));
}

const liveRegistry = async () =>
  registryFile.parse(JSON.parse(await readFile(join(server.home, 'registry.json'), 'utf8')));

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers });
const pageAt = async (path: string, cookie = '') => (await get(path, { cookie })).text();
const SIGNED_IN = 'keydate_session=anything';

describe('a page', () => {
  const writeRegistry = (text: string) => writeFile(join(server.home, 'registry.json'), text);

  test.each([
    ['light', '<html lang="en" data-theme="light">'],
    ['dark', '<html lang="en" data-theme="dark">'],
    ['"><script>', '<html lang="en">'],
  ])('comes in the theme that its browser has chosen (%s), so that nothing flashes', async (theme, html) => {
    await release(landing);
    expect(await pageAt('/', `keydate_theme=${encodeURIComponent(theme)}`)).toContain(html);
  });

  test('starts the host and the files of the remote that the path belongs to, by who seems to ask', async () => {
    await release(landing, transactions);
    const visited = await pageAt('/');
    expect(visited).toContain('<script defer src="/host/h1/main.js">');
    expect(visited).toContain('<link rel="preload" as="script" href="/remotes/landing/r1/home.js">');
    expect(visited).not.toContain('href="/remotes/transactions');
    const signedIn = await pageAt('/', SIGNED_IN);
    for (const file of ['entry.js', 'first.js', 'dashboard.js', 'dashboard.css'])
      expect(signedIn).toContain(`href="/remotes/transactions/r1/${file}"`);
    expect(signedIn).toContain('<title>Dashboard · Keydate</title>');
    expect(await pageAt('/transaction/42', SIGNED_IN)).toContain('href="/remotes/transactions/r1/transaction.js"');
  });

  test('carries the registry, which cannot end its own element', async () => {
    const { chunks, ...rest } = landing;
    await release({ ...rest, chunks, card: { ...landing.card, title: '</script><b>' } });
    const [, json = ''] =
      /<script type="application\/json" id="keydate-registry">(.*?)<\/script>/.exec(await pageAt('/')) ?? [];
    expect(JSON.parse(json)).toMatchObject({ landing: { card: { title: '</script><b>' } } });
  });

  test('of a site of 500 remotes carries those that it shows, and of the others only where they are', async () => {
    const reports = Array.from({ length: 500 }, (_none, at) => aReport(`report${at}`));
    const bell = aRelease('bell', {});
    const checks = aReport('checks', ['visitor', 'member'], 'checks.svg');
    const all = [...reports, checks, { ...bell, card: { ...bell.card, slots: ['topBarBell'] } }];
    await releaseWith({ ...host, readsOtherRemotes: true }, ...all);
    const written = async (path: string) => {
      const html = await pageAt(path, SIGNED_IN);
      const read = (id: string) =>
        JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '') as Record<string, unknown>;
      return { html, carried: read('keydate-registry'), others: read('keydate-other-remotes') };
    };

    const platform = await written('/platform');
    expect(platform.html.length).toBeLessThan(100_000);
    expect(platform.carried).toHaveProperty('bell');
    expect(Object.keys({ ...platform.carried, ...platform.others })).toHaveLength(502);
    expect(platform.others.report499).toEqual({
      card: {
        pages: { list: { path: '/report499', title: 'Report499' } },
        navigation: [{ title: 'Report499', page: 'list', icon: 'List' }],
      },
    });
    expect(platform.others.checks).toEqual({
      card: {
        pages: { list: { path: '/checks', audiences: ['visitor', 'member'], title: 'Checks' } },
        navigation: [{ title: 'Checks', page: 'list', icon: 'checks.svg' }],
      },
      entry: '/remotes/checks/r1/entry.js',
    });

    const own = await written('/report499');
    expect(own.carried.report499).toMatchObject({ entry: '/remotes/report499/r1/entry.js' });
    expect(own.html).toContain('<link rel="preload" as="script" href="/remotes/report499/r1/list.js">');

    await releaseWith(host, ...all);
    expect(Object.keys((await written('/platform')).carried)).toHaveLength(502);
  });

  test('has a policy without unsafe words and a new nonce each time, the one of its style', async () => {
    await release(landing);
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await get('/');
        const policy = response.headers.get('content-security-policy') ?? '';
        expect(policy).not.toContain('unsafe');
        expect(policy).toContain("script-src 'self';");
        const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
        const html = await response.text();
        expect(html).toContain(`<meta name="csp-nonce" content="${nonce}">`);
        expect(html).toContain(`<style nonce="${nonce}">`);
        expect(response.headers.get('cache-control')).toBe('private, no-cache');
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('asks who is signed in before its scripts and styles, and lets in only the one inline script that does', async () => {
    await release(landing, transactions);
    const response = await get('/', { cookie: SIGNED_IN });
    const html = await response.text();
    const [, before = '', calls, script = ''] = /^(.*?)<script data-calls="(.*?)">(.*?)<\/script>/s.exec(html) ?? [];
    expect(calls).toBe('user-transaction-list/:userId?status=Active&#38;limit=30');
    expect(script).toContain("ask('getUser')");
    expect(before).not.toMatch(/<link rel="stylesheet"|<script/);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  test('has nothing personal in it, and asks for nobody without a session', async () => {
    await release(landing, transactions);
    const withoutNonce = async (cookie: string) =>
      (await pageAt('/', cookie)).replace(/nonce="[^"]*"|content="[^"]{24}"/g, '');
    expect(await withoutNonce('keydate_session=one')).toBe(await withoutNonce('keydate_session=another'));
    expect(await pageAt('/signin')).not.toContain('getUser');
  });

  test('asks for the styles of its remote at once, and leaves it to the remote to use them or to fail', async () => {
    await release(landing);
    expect(await pageAt('/')).toContain('<link rel="preload" as="style" href="/remotes/landing/r1/home.css">');
  });

  test('starts the font of its text with its styles', async () => {
    const fonts = ['/host/h1/inter.woff2'];
    await release(landing);
    await writeRegistry(JSON.stringify({ ...(await liveRegistry()), host: { ...(await liveRegistry()).host, fonts } }));
    expect(await pageAt('/')).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/host/h1/inter.woff2">',
    );
  });

  describe('that its build rendered', () => {
    const RENDERED = { html: '<h1>Every deadline</h1>', css: 'h1{color:red}', styledVersion: '6.6.0' };
    const rendered: RemoteRelease = { ...landing, prerendered: { home: '/remotes/landing/r1/home.1.json' } };
    const releaseRendered = async (content = JSON.stringify(RENDERED)) => {
      await mkdir(join(server.home, 'remotes/landing/r1'), { recursive: true });
      await writeFile(join(server.home, 'remotes/landing/r1/home.1.json'), content);
      await release(rendered, transactions);
    };

    test('is sent to who has no session, with its styles under the nonce, before the shell’s own element', async () => {
      await releaseRendered();
      const response = await get('/');
      const html = await response.text();
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
      expect(html).toContain(
        '<div data-prerendered-remote="landing" data-prerendered-path="/"><h1>Every deadline</h1></div>\n<div id="root"></div>',
      );
      expect(html).toContain(
        `<style nonce="${nonce}" data-styled="true" data-styled-version="6.6.0">h1{color:red}</style>`,
      );
      expect(response.headers.get('vary')).toContain('cookie');
    });

    test('has the styles of its remote at once, and the remote uses them again, or fails', async () => {
      await releaseRendered();
      expect(await pageAt('/')).toContain(
        '<link rel="stylesheet" data-href="first" href="/remotes/landing/r1/home.css">',
      );
    });

    test('asks for no script until it is painted, and lets in only the one inline script that then does', async () => {
      await releaseRendered();
      const response = await get('/');
      const html = await response.text();
      expect(html).not.toMatch(/<script[^>]* src=|rel="preload"/);
      const [, files = '', script = ''] =
        /id="keydate-late-files">(.*?)<\/script>\n<script>(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(files)).toEqual({
        scripts: ['/host/h1/main.js'],
        preload: ['entry.js', 'first.js', 'home.js'].map((file) => ({ href: `/remotes/landing/r1/${file}` })),
      });
      const hash = createHash('sha256').update(script).digest('base64');
      expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    });

    test('remembers the button that is pressed before its scripts run', async () => {
      await releaseRendered();
      const [, script = ''] = /<script>(.*?)<\/script>/s.exec(await pageAt('/')) ?? [];
      expect(script).toContain("closest('[data-prerendered-remote] button')");
      expect(script).toContain('window.keydateEarlyPress = button');
    });

    test('names the contact address of the configuration, in place of the one that its build wrote', async () => {
      await server.close();
      server = await startTestServer({ page: pageSettings.parse({ contactEmail: "o'hara@poudreriver.example" }) });
      const html = '<a href="mailto:hello@keydate.example">hello@keydate.example</a>';
      await releaseRendered(JSON.stringify({ ...RENDERED, html }));
      const page = await pageAt('/');
      expect(page).toContain('<a href="mailto:o&#39;hara@poudreriver.example">o&#39;hara@poudreriver.example</a>');
      expect(page).not.toContain('hello@keydate.example');
    });

    test('counts the days of its example from today', async () => {
      const built = exampleDays(PRESET_TODAY);
      const html = `<b>${built.month}</b><b>${built.day}</b><i>${built.deadlines[1]}</i><p>${built.day} rooms</p>`;
      await releaseRendered(JSON.stringify({ ...RENDERED, html }));
      const now = exampleDays(dayAt(new Date(), 'America/Denver'));
      expect(await pageAt('/')).toContain(
        `<b>${now.month}</b><b>${now.day}</b><i>${now.deadlines[1]}</i><p>${built.day} rooms</p>`,
      );
    });

    const PRICES =
      `<section id="prices" class="a" hidden=""><ul><li class="b"><h3>${PRESET_PRICE.plan}</h3>` +
      `<strong>${PRESET_PRICE.price}</strong></li></ul></section>`;

    test('shows the prices of the plans that are sold, and the page’s settings name the same ones', async () => {
      const plan = (name: string, monthlyCents: number, isOffered = true) =>
        ({ name, monthlyCents, isOffered }) as SoldPlan;
      const readCatalog = async () => [plan('Team & Co', 4950), plan('Solo', 1900), plan('Archived', 100, false)];
      await server.close();
      server = await startTestServer({}, { payments: { readCatalog } as Partial<Payments> as Payments });
      await releaseRendered(JSON.stringify({ ...RENDERED, html: PRICES }));
      const html = await pageAt('/');
      expect(html).toContain(
        '<section id="prices" class="a"><ul><li class="b"><h3>Solo</h3><strong>$19</strong></li>' +
          '<li class="b"><h3>Team &#38; Co</h3><strong>$49.50</strong></li></ul></section>',
      );
      expect(html).toContain('"prices":[{"plan":"Solo","price":"$19"},{"plan":"Team & Co","price":"$49.50"}]');
    });

    test('shows no prices without a catalog', async () => {
      await releaseRendered(JSON.stringify({ ...RENDERED, html: PRICES }));
      expect(await pageAt('/')).toContain('<section id="prices" class="a" hidden=""><ul></ul></section>');
    });

    test('is not sent to who has a session, nor at another address', async () => {
      await releaseRendered();
      for (const html of [await pageAt('/', SIGNED_IN), await pageAt('/signin')]) {
        expect(html).not.toContain('Every deadline');
        expect(html).toContain('Loading Keydate');
      }
    });

    test('is drawn in the browser where its file cannot be read', async () => {
      await releaseRendered('{"html":');
      expect(await pageAt('/')).toContain('Loading Keydate');
    });
  });

  test('says to search engines what it is, and what Keydate is where it says nothing', async () => {
    const home = { path: '/', audiences: ['visitor' as const], title: 'Keydate', description: 'Deadlines "read" once' };
    await release(aRelease('landing', { home }));
    expect(await pageAt('/')).toContain('<meta name="description" content="Deadlines &#34;read&#34; once">');
    expect(await pageAt('/signin')).toContain('<meta name="description" content="Keydate keeps track of the deadlines');
  });

  test('names its address and what a shared link shows, and no address for a page that is personal', async () => {
    const home = { path: '/', audiences: ['visitor' as const], title: 'Keydate', description: 'Deadlines' };
    const invited = { path: '/invited/:id', audiences: ['visitor' as const], title: 'Invited', description: 'You' };
    await release(aRelease('landing', { home, invited }));
    const { publicOrigin } = server.tools.config;
    const page = await pageAt('/');
    for (const tag of [
      `<link rel="canonical" href="${publicOrigin}/">`,
      `<meta property="og:url" content="${publicOrigin}/">`,
      '<meta property="og:title" content="Keydate">',
      '<meta property="og:description" content="Deadlines">',
      `<meta property="og:image" content="${publicOrigin}/share.png">`,
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ])
      expect(page).toContain(tag);
    const personal = await pageAt('/invited/june');
    expect(personal).not.toMatch(/canonical|og:url|june/);
    expect(personal).toContain('<meta property="og:title" content="Invited · Keydate">');
  });

  test('names the privacy address of the configuration, in place of the one that its build wrote', async () => {
    await server.close();
    server = await startTestServer({ page: pageSettings.parse({ privacyEmail: 'data@poudreriver.example' }) });
    await mkdir(join(server.home, 'remotes/landing/r1'), { recursive: true });
    const html = '<a href="mailto:privacy@keydate.example">Write</a>';
    await writeFile(
      join(server.home, 'remotes/landing/r1/home.1.json'),
      JSON.stringify({ html, css: '', styledVersion: '6' }),
    );
    await release({ ...landing, prerendered: { home: '/remotes/landing/r1/home.1.json' } }, transactions);
    expect(await pageAt('/')).toContain('<a href="mailto:data@poudreriver.example">Write</a>');
  });

  test('carries the settings that the browser needs', async () => {
    await release(landing);
    const [, json = ''] =
      /<script type="application\/json" id="keydate-settings">(.*?)<\/script>/.exec(await pageAt('/')) ?? [];
    expect(JSON.parse(json)).toEqual({
      ...pageSettings.parse({}),
      today: dayAt(new Date(), 'America/Denver'),
      prices: [],
      overrides: { origins: [] },
      isDevelopment: true,
    });
  });

  test('lets a link-attribution service in only where it is configured, and to no more than its lookup', async () => {
    await server.close();
    server = await startTestServer({ page: pageSettings.parse({ branchKey: 'key_test_7' }) });
    await release(landing);
    const page = await get('/');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' https://app.link/_r;");
    expect(await page.text()).toContain('<meta name="script-sources" content="https://app.link/_r">');
    expect(policy).toContain("connect-src 'self' https://api2.branch.io/v1/;");
  });

  test('shows a new release with the next load, without a restart', async () => {
    await release(landing);
    await pageAt('/');
    await release({ ...landing, release: 'r2', entry: '/remotes/landing/r2/entry.js' });
    expect(await pageAt('/')).toContain('/remotes/landing/r2/entry.js');
    const answer = await get('/registry.json');
    expect(await answer.json()).toMatchObject({ landing: { release: 'r2' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    // an open tab compares both with its own
    expect(answer.headers.get(HOST_RELEASE_HEADER)).toBe('h1');
  });

  /** Damages of the registry by a power cut or a slip of the hand. */
  const damages: [string, () => Promise<void>][] = [
    ['is torn', () => writeRegistry('{"host":{"release":"h2","scr')],
    ['is empty', () => writeRegistry('')],
    ['was deleted', () => rm(join(server.home, 'registry.json'))],
  ];

  test.each(damages)('is the last good one while the registry %s', async (_what, damage) => {
    await release(landing);
    await pageAt('/');
    await damage();
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('/remotes/landing/r1/entry.js');
    await release({ ...landing, release: 'r2', entry: '/remotes/landing/r2/entry.js' });
    expect(await pageAt('/')).toContain('/remotes/landing/r2/entry.js');
  });

  test.each(damages)('is the last good one after a restart too, while the registry %s', async (_what, damage) => {
    await release(landing);
    await pageAt('/');
    await damage();
    const { home, db } = server;
    const registry = openRegistry({ home, isShared: false, db, warn: () => undefined });
    const restarted = await buildApp({ ...server.tools, registry });
    const page = await restarted.inject('/');
    await restarted.close();
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('/remotes/landing/r1/entry.js')]);
  });

  test('lacks one remote at most where its entry in the registry is not understood', async () => {
    await release(landing, transactions);
    const registry = await liveRegistry();
    const newer = { ...registry.remotes.landing, current: { ...landing, card: { ...landing.card, contract: 2 } } };
    await writeRegistry(JSON.stringify({ ...registry, remotes: { ...registry.remotes, landing: newer } }));
    expect(await pageAt('/', SIGNED_IN)).toContain('/remotes/transactions/r1/entry.js');
    expect((await get('/')).status).toBe(200);
    expect(Object.keys((await (await get('/registry.json')).json()) as object)).toEqual(['transactions']);
  });

  test('shows a remote as it last was where its newer entry is not understood', async () => {
    await release(landing, transactions);
    await pageAt('/');
    const registry = await liveRegistry();
    await writeRegistry(JSON.stringify({ ...registry, remotes: { ...registry.remotes, landing: { current: 7 } } }));
    expect(await pageAt('/')).toContain('/remotes/landing/r1/entry.js');
  });

  test('is a sentence, and no JSON, where a torn registry has nothing to fall back to', async () => {
    await writeRegistry('{');
    const response = await get('/');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      503,
      expect.stringContaining('text/plain'),
    ]);
  });

  test('says that nothing is built where nothing was released', async () => {
    const response = await get('/');
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm start')]);
  });
});

describe('a released file', () => {
  beforeEach(async () => {
    const folder = join(server.home, 'remotes/landing/r1');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'entry.js'), 'let a = 1;'.repeat(100));
    await writeFile(join(folder, 'entry.js.gz'), gzipSync('let a = 1;'.repeat(100)));
    for (const map of ['entry.js.map', 'entry.js.map.gz', 'entry.js.map.br']) await writeFile(join(folder, map), '{}');
  });

  test('is sent compressed and kept for ever', async () => {
    const { headers } = await get('/remotes/landing/r1/entry.js', { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('cache-control')).toContain('immutable');
  });

  test.each([
    '/remotes/landing/r1/none.js',
    '/remotes/landing/r1/entry.js.map',
    '/remotes/landing/r1/entry.js.map.gz',
    '/remotes/landing/r1/entry.js.map.br',
    '/remotes/landing/r1/',
    '/remotes/landing/r1',
    '/remotes/..%2fregistry.json',
    '/host/',
    '/favicon.png',
    '/nothing.css',
    '/api/nothing',
    '/dev/nothing',
  ])('%s is not there, and never answered with a page', async (path) => {
    await release(landing);
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, expect.stringContaining('json')]);
  });
});

describe('a file at the root of the site', () => {
  test.each([
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/, [0, 0, 1, 0]],
    ['/apple-touch-icon.png', /^image\/png/, [0x89, 0x50, 0x4e, 0x47]],
    ['/share.png', /^image\/png/, [0x89, 0x50, 0x4e, 0x47]],
  ])('%s is a picture', async (path, type, begins) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching(type)]);
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 4)]).toEqual(begins);
  });

  test('tells search engines what they need not read, and where the sitemap is', async () => {
    const robots = await (await get('/robots.txt')).text();
    expect(robots).toContain('User-agent: *\nDisallow: /api/');
    expect(robots).toContain(`Sitemap: ${server.tools.config.publicOrigin}/sitemap.xml`);
  });

  test('lists the public pages that say what they are, and no others', async () => {
    const visitor = { audiences: ['visitor' as const], title: 'Page', description: 'What it is' };
    await release(
      aRelease('landing', {
        home: { ...visitor, path: '/' },
        policy: { ...visitor, path: '/policy' },
        invited: { ...visitor, path: '/invited/:id' },
        plain: { path: '/plain', audiences: ['visitor'], title: 'Page' },
      }),
      aRelease('inside', { board: { ...visitor, audiences: ['member'], path: '/board' } }),
    );
    const map = await (await get('/sitemap.xml')).text();
    const { publicOrigin } = server.tools.config;
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([
      `${publicOrigin}/`,
      `${publicOrigin}/policy`,
    ]);
  });
});
