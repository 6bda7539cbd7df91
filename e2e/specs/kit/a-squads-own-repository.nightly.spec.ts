import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostRelease } from '@keydate/contracts/registry';
import { freePort } from '@keydate/tooling/free-port';
import { readManifest } from '@keydate/tooling/kit/package-ranges';
import { changeRegistry } from '@keydate/tooling/release/registry-store';
import type { RunResult } from '@keydate/tooling/terminal/run';
import { runScript } from '@keydate/tooling/terminal/run-script';
import { workspaceRoot } from '@keydate/tooling/workspace';
import type { Page } from '@playwright/test';
import { expect, test } from '../../own-server-test';
import { aSquadMachine, type SquadMachine } from '../../production/squad-machine';
import { miniShellScreen } from '../../screens/mini-shell-screen';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO, OPERATOR } from '../../seed/invented';
import { startSquadServer } from '../../seed/squad-server';

type Names = NonNullable<HostRelease['offers']>;

const KIT = join(workspaceRoot, 'shared/tooling/src/kit/files/package.json');
const MINUTE_MS = 60_000;
const AT_FIRST = 'This page is still empty.';
const AT_THE_DESK = 'Squads write this text.';
const AFTER_A_CHANGE = 'Squads change this text.';
const FROM_ITS_ADDRESS = 'Squads serve this text.';

let machine: SquadMachine;
test.beforeAll(async () => {
  machine = await aSquadMachine();
  if (!machine.isOtherUser)
    console.log('This machine permits no second user: the squad’s commands run as you, and could read the checkout.');
});
test.afterAll(() => machine.remove());

/** Expects that a command succeeded; returns what it printed, which is also the message where it did not. */
function succeeded({ code, output }: Pick<RunResult, 'code' | 'output'>): string {
  expect(code, output).toBe(0);
  return output;
}

const entry = (page: Page) => shellScreen(page).sidebar.getByRole('link', { name: 'Reports' });

/** Has the live host offer other names. */
function offer(home: string, change: (names: Names) => Names): Promise<unknown> {
  return changeRegistry(home, (registry) => {
    if (!registry?.host.offers) throw new Error('The live host does not say which names it offers.');
    return { ...registry, host: { ...registry.host, offers: change(registry.host.offers) } };
  });
}

/** A command of the people who run Keydate, in the checkout. */
function operate(command: string, ...args: string[]): Promise<RunResult> {
  return runScript(command, { args, output: 'capture', environment: { ...process.env, ...OPERATOR } });
}

/** The file with calls that the kit's README shows. */
async function exampleOfReadme(repository: string): Promise<string> {
  const text = await readFile(join(repository, 'node_modules/@keydate/remote-kit/README.md'), 'utf8');
  const [, code = ''] = /```ts\n(\/\/ src\/api\/people\.ts\n.*?)```/s.exec(text) ?? [];
  expect(code).toContain('callApi');
  return code;
}

/** The lines that the repository's recipe has CI run. */
async function recipe(repository: string): Promise<string[]> {
  const text = await readFile(join(repository, '.github/workflows/release.yml'), 'utf8');
  return [...text.matchAll(/^ +- run: (.+)$/gm)].map(([, line = '']) => line);
}

test('a squad that has nothing but its repository installs, tests, looks at the desk, releases, sees its page and its entry, and rolls back', async ({
  visitor,
  page,
  ownServer: { origin, home },
}) => {
  test.setTimeout(25 * MINUTE_MS);
  const repository = join(machine.folder, 'reports');
  const source = join(repository, 'src/pages/reports-page.tsx');
  const type = (line: string, secrets?: Record<string, string>) => machine.types(repository, line, secrets);
  const rewrite = async (words: string, others: string) => {
    const text = await readFile(source, 'utf8');
    expect(text).toContain(words);
    await writeFile(source, text.replace(words, others));
  };
  const began = performance.now();

  await test.step('the repository is written, and the squad gets it', async () => {
    succeeded(await operate('new:remote', 'reports', '--alone', repository));
    await machine.handOver(repository);
    const { code } = await type(`cat ${workspaceRoot}/package.json`);
    expect(code === 0).toBe(!machine.isOtherUser);
    succeeded(await type('npm install'));
    await mkdir(join(repository, 'src/api'));
    await writeFile(join(repository, 'src/api/people.ts'), await exampleOfReadme(repository));
    await machine.handOver(join(repository, 'src'));
    expect(succeeded(await type('npm test'))).toContain('2 passed, 2 total');
    succeeded(await type('npm run lint'));
  });

  await test.step('the desk shows the page, and each change of it', async () => {
    const port = await freePort('localhost');
    const end = machine.starts(repository, 'npm run qa', { QA_PORT: String(port) });
    try {
      await expect(async () => void (await page.goto(`http://localhost:${port}`))).toPass({ timeout: 2 * MINUTE_MS });
      const { stage } = miniShellScreen(page);
      await expect(stage.getByText(AT_FIRST)).toBeVisible();
      await rewrite(AT_FIRST, AT_THE_DESK);
      await expect(stage.getByText(AT_THE_DESK)).toBeVisible({ timeout: 2 * MINUTE_MS });
      const card = join(repository, 'remote.json');
      const before = await readFile(card, 'utf8');
      await writeFile(card, before.replace('LayoutGrid', 'Home'));
      await expect(page.getByRole('alert')).toContainText('The icon of an entry is one of', { timeout: MINUTE_MS });
      await writeFile(card, before);
      await expect(page.getByRole('alert')).toBeHidden({ timeout: MINUTE_MS });
      await expect(stage.getByText(AT_THE_DESK)).toBeVisible();
    } finally {
      end();
    }
  });

  const made = await operate('release:token', 'make', 'reports', '--label', 'CI of reports', '--to', origin);
  const secrets = { KEYDATE_DEPLOY_TOKEN: /^kdd_\S+/.exec(made.output)?.[0] ?? '', KEYDATE_ORIGIN: origin };
  const release = () => type(`npm run release -- --to ${origin}`, secrets);

  await test.step('its release is live on a host that offers one name more, with its entry in the sidebar', async () => {
    await offer(home, (names) => ({ ...names, '@keydate/ui': { ...names['@keydate/ui'], ANewName: 'abc' } }));
    expect(succeeded(await release())).toMatch(/reports \w{12} is live at /);
    await visitor.returns(DEMO.realtor, DEMO.password);
    await entry(page).click();
    await expect(page).toHaveURL('/reports');
    const screen = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 375, height: 812 });
    // six fit; a seventh is reached by a scroll of the bar
    for (const link of await shellScreen(page).sidebar.getByRole('listitem').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
    await page.setViewportSize(screen);
    await expect(page.getByText(`Welcome, ${DEMO.realtorName}.`)).toBeVisible();
    await expect(page.getByText(AT_THE_DESK)).toBeVisible();
    console.log(`From new:remote to a live page: ${seconds(performance.now() - began)}, of at most 180 s.`);
  });

  await test.step('a host that lacks a name which the remote uses refuses it in one sentence', async () => {
    let notice = '';
    await offer(home, ({ '@keydate/ui': { Notice = '', ...ui } = {}, ...names }) => {
      notice = Notice;
      return { ...names, '@keydate/ui': ui };
    });
    expect(await release()).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        'reports uses Notice of @keydate/ui, which the host does not offer, or with another type. Release a host that fits first.',
      ),
    });
    await offer(home, (names) => ({ ...names, '@keydate/ui': { ...names['@keydate/ui'], Notice: notice } }));
  });

  await test.step('the recipe for CI releases a commit from a fresh clone', async () => {
    await rewrite(AT_THE_DESK, AFTER_A_CHANGE);
    const person = 'git config --global user.name Robin && git config --global user.email robin@larkspur.example';
    succeeded(await type(`${person} && git init --initial-branch=main && git add --all && git commit -m First`));
    succeeded(await machine.types(machine.folder, 'git clone reports ci'));
    const lines = await recipe(repository);
    expect(lines.at(-1)).toContain('npm run release');
    for (const line of lines) {
      const ran = await machine.types(join(machine.folder, 'ci'), line, secrets);
      succeeded(ran);
      if (line === lines.at(-1))
        console.log(
          `A change is live ${seconds(ran.sinceItPrinted(/1 of 1: reports/))} after its build, of at most 10 s.`,
        );
    }
    await page.reload();
    await expect(page.getByText(AFTER_A_CHANGE)).toBeVisible();
    const listed = succeeded(await type(`npx remote-kit list --to ${origin}`, secrets));
    expect(listed).toMatch(/reports \w{12} .*; before it \w{12}/);
  });

  await test.step('the release before is back after a rollback', async () => {
    succeeded(await type(`npm run rollback -- --to ${origin}`, secrets));
    await page.reload();
    await expect(page.getByText(AT_THE_DESK)).toBeVisible();
    await expect(entry(page)).toBeVisible();
  });

  await test.step('the squad serves the files of a release itself', async () => {
    const squad = await startSquadServer(join(repository, 'dist/site'));
    try {
      succeeded(await operate('release:origin', 'allow', 'reports', squad.origin, '--to', origin));
      await rewrite(AFTER_A_CHANGE, FROM_ITS_ADDRESS);
      succeeded(await type('npx remote-kit release --write dist/site'));
      succeeded(await type(`npx remote-kit release --at ${squad.origin} --to ${origin}`, secrets));
      await page.reload();
      await expect(page.getByText(FROM_ITS_ADDRESS)).toBeVisible();
    } finally {
      squad.stop();
    }
  });
});

test('no kit before this one has a tag, so there is no host of a tag before', () => {
  const tags = execFileSync('git', ['tag', '--list', 'kit-*'], { cwd: workspaceRoot, encoding: 'utf8' });
  const before = tags.split('\n').filter((tag) => tag !== '' && tag !== `kit-${readManifest(KIT).version}`);
  expect(before, 'Release a remote of this kit to the host of the last of these tags, in place of this test.').toEqual(
    [],
  );
  console.log('No kit before this one has a tag: its remotes were released to this host alone.');
});

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
