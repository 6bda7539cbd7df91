import type { Page } from '@playwright/test';
import { Visitor } from '../../people/visitor';
import { DEMO } from '../../seed/invented';
import { releaseWithWords, runCommand } from '../../seed/release-remote';
import { openSession } from '../../seed/stored-session';
import { expect, test } from '../../watched-test';

test('a release for one person is theirs alone, and goes when it is withdrawn', async ({
  visitor,
  page,
  browser,
  baseURL,
  inbox,
}) => {
  const everybodys = page.getByText('Choose who to write to.');
  const context = await browser.newContext({ baseURL });
  const theirPage = await context.newPage();
  const theirs = theirPage.getByText('Pick who to write to.');
  await visitor.returns(DEMO.realtor, DEMO.password);
  await new Visitor(theirPage, inbox).returns(DEMO.employee, DEMO.password);

  await releaseWithWords('messaging', 'Choose who to write to.', 'Pick who to write to.', {
    scope: { percent: 0, people: [DEMO.employee] },
  });
  await theirPage.goto('/new-conversation');
  await expect(theirs).toBeVisible();
  await page.goto('/new-conversation');
  await expect(everybodys).toBeVisible();

  expect(await runCommand('release:rollback', 'messaging')).toMatchObject({ code: 0 });
  await theirPage.reload();
  await expect(theirPage.getByText('Choose who to write to.')).toBeVisible();
  await expect(theirs).toBeHidden();
  await context.close();
});

test('a release for a share of people reaches more of them as the share grows, and visitors once it is for all', async ({
  browser,
  baseURL,
  page: visitorsPage,
}) => {
  const people = await Promise.all(
    [DEMO.realtor, DEMO.agent, DEMO.employee, DEMO.lender].map(async (email) => {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      await openSession(page, email, DEMO.password);
      return page;
    }),
  );
  /** True if the HTML of a page names the files of this release. */
  const gets = async ({ request }: Page, release: string) =>
    (await (await request.get('/subscription')).text()).includes(`/remotes/billing/${release}/`);

  const shares = [0, 25, 50, 75, 100];
  const reached: number[][] = [];
  for (const percent of shares) {
    const release = await releaseWithWords('billing', 'Pricing', 'Pricing', { scope: { percent, people: [] } });
    const answers = await Promise.all(people.map((page) => gets(page, release)));
    expect(await Promise.all(people.map((page) => gets(page, release)))).toEqual(answers);
    // a visitor is in no share and gets only the release for everybody
    expect(await gets(visitorsPage, release)).toBe(percent === 100);
    reached.push(answers.flatMap((isReached, at) => (isReached ? [at] : [])));
  }
  expect([reached.at(0), reached.at(-1)]).toEqual([[], [0, 1, 2, 3]]);
  for (const [at, some] of reached.entries()) expect(reached[at + 1] ?? some).toEqual(expect.arrayContaining(some));

  expect(await runCommand('release:rollback', 'billing')).toMatchObject({ code: 0 });
  for (const page of people) await page.context().close();
});
