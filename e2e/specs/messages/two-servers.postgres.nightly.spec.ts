import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import type { Page } from '@playwright/test';
import { Visitor } from '../../people/visitor';
import { startOwnServer, type OwnServer } from '../../production/own-server';
import { messagesScreen } from '../../screens/messages-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

/** Two servers on one PostgreSQL, and somebody of the demo signed in at one of them. */
const talk = test.extend<{
  servers: [OwnServer, OwnServer];
  signsIn: (server: OwnServer, email: string) => Promise<Page>;
}>({
  servers: async ({}, use) => {
    const programs = findPostgres();
    if (programs === undefined) throw new Error('This spec runs only where PostgreSQL is installed.');
    const postgres = await startPostgres(programs);
    const started: OwnServer[] = [];
    try {
      // one after the other: the first fills the demo
      const one = await startOwnServer({ DATABASE_URL: postgres.url });
      started.push(one);
      const other = await startOwnServer({ DATABASE_URL: postgres.url });
      started.push(other);
      await use([one, other]);
    } finally {
      for (const server of started) await server.stop();
      await postgres.stop();
    }
  },
  signsIn: async ({ browser, inbox }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async ({ origin }, email) => {
      const context = await browser.newContext({ baseURL: origin });
      contexts.push(context);
      const page = await context.newPage();
      await new Visitor(page, inbox).returns(email, DEMO.password);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

// two servers start, and one starts again
talk.setTimeout(240_000);

talk(
  'two people on two servers write to each other; when one server is killed, nothing is lost and nothing comes twice',
  async ({ servers: [here, there], signsIn }) => {
    const realtorPage = await signsIn(here, DEMO.realtor);
    const agentPage = await signsIn(there, DEMO.agent);
    const [realtor, agent] = [messagesScreen(realtorPage), messagesScreen(agentPage)];
    for (const [page, screen, tab, name] of [
      [realtorPage, realtor, 'Agents', DEMO.agentName],
      [agentPage, agent, 'Employee', DEMO.realtorName],
    ] as const) {
      await page.goto('/new-conversation');
      await screen.tab(tab).click();
      await screen.person(name).click();
      await expect(screen.connected).toBeVisible();
    }

    await realtor.composer.fill('From the first server.');
    await realtor.composer.press('Enter');
    await expect(agent.message('From the first server.')).toBeVisible();
    await agent.composer.fill('From the second server.');
    await agent.composer.press('Enter');
    await expect(realtor.message('From the second server.')).toBeVisible();

    await there.kill();
    await expect(agent.connected).toBeHidden();
    await realtor.composer.fill('While your server was away.');
    await realtor.composer.press('Enter');
    await expect(realtor.message('While your server was away.')).toBeVisible();
    await agent.composer.fill('Do you hear me?');
    await agent.composer.press('Enter');
    // three attempts, five seconds apart
    await expect(agent.reconnect).toBeVisible({ timeout: 60_000 });
    await expect(agent.retry).toBeVisible();

    await there.start();
    await agent.reconnect.click();
    await expect(agent.connected).toBeVisible();
    await agent.retry.click();
    await expect(realtor.message('Do you hear me?')).toBeVisible();
    const words = [
      'From the first server.',
      'From the second server.',
      'While your server was away.',
      'Do you hear me?',
    ];
    for (const screen of [realtor, agent]) {
      await expect(screen.retry).toBeHidden();
      for (const one of words) await expect(screen.message(one)).toHaveCount(1);
      const written = (await screen.thread.textContent()) ?? '';
      const places = words.map((one) => written.indexOf(one));
      expect(places).toEqual(places.toSorted((left, right) => left - right));
    }
  },
);
