import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteRelease, type HostRelease } from '@keydate/contracts/registry';
import { writeRepository } from '@keydate/tooling/new-remote/write-repository';
import { startPlatform } from './squad';
import { remoteKit, unpackKit } from './unpack-kit';

// A squad's own repository outside of the checkout: written once, released to several hosts.
let repository: string;
let platform: Awaited<ReturnType<typeof startPlatform>>;
let host: HostRelease;
beforeAll(async () => {
  repository = await mkdtemp(join(tmpdir(), 'keydate-squad-'));
  await writeRepository('reports', repository);
  await unpackKit(repository);
  await writeExamples();
  platform = await startPlatform();
  const built = await remoteKit(repository, ['build']);
  expect(built).toMatchObject({ code: 0 });
  host = await fittingHost();
  // it compiles the kit and builds with it: more than the usual limit on a machine that does other things
}, 300_000);
afterAll(async () => {
  await platform.server.close();
  await rm(repository, { recursive: true, force: true });
});

/** The files that the kit's README shows: the checks of a release are theirs, too. */
async function writeExamples(): Promise<void> {
  const text = await readFile(join(repository, 'node_modules/@keydate/remote-kit/README.md'), 'utf8');
  const files = [...text.matchAll(/```tsx?\n\/\/ (src\/\S+)\n(.*?)```/gs)];
  expect(files).toHaveLength(3);
  await mkdir(join(repository, 'src/api'));
  for (const [, name = '', code = ''] of files) await writeFile(join(repository, name), code);
}

/** A host with exactly what the kit was packed for. */
async function fittingHost(): Promise<HostRelease> {
  const { requires } = remoteRelease.parse(JSON.parse(await readFile(join(repository, 'dist/release.json'), 'utf8')));
  const kit = JSON.parse(await readFile(join(repository, 'node_modules/@keydate/remote-kit/kit.json'), 'utf8')) as {
    host: string;
    names: NonNullable<HostRelease['offers']>;
  };
  const provides = Object.entries(requires).map(([request, range]) => [request, range.replace('^', '')] as const);
  return {
    release: 'h1',
    scripts: ['/host/h1/main.js'],
    styles: [],
    version: kit.host.replace('^', ''),
    provides: Object.fromEntries(provides),
    offers: kit.names,
  };
}

async function releaseTo(fitting: HostRelease) {
  await platform.install({ host: fitting, remotes: {} });
  const { token } = await platform.aToken('reports');
  return remoteKit(repository, ['release', '--to', platform.server.origin], { KEYDATE_DEPLOY_TOKEN: token });
}

test('a repository with the kit alone and the examples of its README makes its remote live, with its entry in the sidebar', async () => {
  const client = { ...host.offers?.['@keydate/client'], aNewName: 'abc' };
  const released = await releaseTo({ ...host, offers: { ...host.offers, '@keydate/client': client } });

  expect(released.output).toMatch(/reports [0-9a-f]{12} is live at http\S+, \d\.\d s after its upload\./);
  expect(released.code).toBe(0);
  const registry = (await (await fetch(`${platform.server.origin}/registry.json`)).json()) as Record<string, unknown>;
  const { reports } = registry as { reports: { entry: string } };
  expect(reports).toMatchObject({
    card: { builtFor: '^1.0.0', navigation: [{ title: 'Reports', page: 'reports', icon: 'LayoutGrid' }] },
  });
  expect((await fetch(platform.server.origin + reports.entry)).status).toBe(200);
});

test.each([
  ['the session code of the host', "import * as wire from '@keydate/client/wire';", 'client'],
  [
    'the code for tests',
    "import * as wire from '../../node_modules/@keydate/remote-kit/shared/testing/src/session/memory-session.js';",
    'testing',
  ],
])('a build that would contain %s is refused in one sentence', async (_what, line, found) => {
  const page = join(repository, 'src/pages/reports-page.tsx');
  const before = await readFile(page, 'utf8');
  await writeFile(page, `${line}\nconsole.log(wire);\n${before}`);
  const built = await remoteKit(repository, ['build']);
  await writeFile(page, before);
  expect(built.output).toContain(`reports would contain code of @keydate/${found}, which the host lends:`);
  expect(built.code).toBe(1);
  expect(built.output).not.toContain('ERROR');
});
