import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { workspaceRoot } from '../workspace';

export const REALTOR = 'realtor@demo.keydate.example';
const AGENT = 'agent@demo.keydate.example';

/** One picture for the documents: who looks, at what width, and how they get there. */
export interface Scene {
  name: string;
  /** A demo account; a visitor without one. */
  person?: string;
  path: string;
  width?: number;
  height?: number;
  isDark?: boolean;
  /** Only prepares what a later picture shows. */
  isPreparation?: boolean;
  /** A file of a page that shows the product, in place of one for the documents: a JPEG of the open dialog, from the workspace's root. */
  ofDialog?: string;
  /** Waits until the page is complete. */
  until: (page: Page) => Promise<unknown>;
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();
const cards = (page: Page) => page.getByText('See Transaction').first().waitFor();

/** In the order in which they are taken. The demo has nothing to read in Messages, so two people first write to each other. */
export const SCENES: readonly Scene[] = [
  { name: 'landing', path: '/', until: heading('Every deadline of every contract, on time.') },
  { name: 'sign-in', path: '/signin', until: heading('Sign in') },
  { name: 'dashboard', person: REALTOR, path: '/', until: cards },
  { name: 'dashboard-dark', person: REALTOR, path: '/', isDark: true, until: cards },
  { name: 'dashboard-phone', person: REALTOR, path: '/', width: 390, height: 844, until: cards },
  {
    name: 'transaction',
    person: REALTOR,
    path: '/',
    until: async (page) => {
      await cards(page);
      await page.getByRole('tabpanel').getByRole('link').first().click();
      await page.getByRole('region', { name: 'My Upcoming Deadlines' }).waitFor();
    },
  },
  {
    name: 'wizard',
    person: REALTOR,
    path: '/?add',
    until: (page) => page.getByRole('dialog', { name: 'Create New Transaction' }).waitFor(),
  },
  {
    name: 'review',
    person: REALTOR,
    path: '/?add',
    ofDialog: 'remote-landing/src/features/read-about-keydate/review.jpg',
    until: reviewOfContract,
  },
  {
    name: 'messages, written by the agent',
    person: AGENT,
    isPreparation: true,
    path: '/new-conversation',
    until: async (page) => {
      await page.getByRole('tab', { name: 'Employee' }).click();
      await page.getByRole('link', { name: 'Robin Vale' }).click();
      await write(
        page,
        'The inspection report for Tabor Street is in. The roof is fine; the furnace is twenty years old.',
      );
    },
  },
  {
    name: 'messages',
    person: REALTOR,
    path: '/messages',
    until: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Ash Kerrigan' }).click();
      await write(page, 'Thank you. Then we object to the furnace: the Inspection Objection Deadline is this week.');
    },
  },
  { name: 'subscription', person: REALTOR, path: '/subscription', until: heading('Pricing') },
  { name: 'setting', person: REALTOR, path: '/setting', until: heading('Setting') },
  { name: 'explanations', person: REALTOR, path: '/setting/explanations?state=Colorado', until: heading('Setting') },
];

async function write(page: Page, words: string): Promise<void> {
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByText(words).waitFor();
}

/** The review of a contract of the reader's tests, whose days are years ahead: a picture of it does not age soon. */
async function reviewOfContract(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create New Transaction' });
  const next = dialog.getByRole('button', { name: 'Next' });
  await dialog.getByLabel('Street Address').fill('14 Juniper Way');
  await dialog.getByLabel('City').fill('Golden');
  await dialog.getByLabel('Zip Code').fill('80401');
  await next.click();
  await dialog.getByRole('checkbox', { name: 'Yes', exact: true }).check();
  await dialog.getByLabel('Client Name').fill('Rosa Ibarra');
  await dialog.getByLabel('Phone Number').fill('3035550123');
  await dialog.getByLabel('Email Address').fill('rosa.ibarra@mail.example');
  await next.click();
  await dialog
    .getByLabel('Contract file')
    .setInputFiles(join(workspaceRoot, 'server/reader/test/contracts/typed-ruled.pdf'));
  await dialog.getByRole('group', { name: 'Select Title' }).waitFor({ timeout: 60_000 });
  await next.click();
  await dialog.getByLabel('MEC').fill('06/03/2030');
  await dialog.getByRole('button', { name: /A deadline on a day off/ }).click();
  await page.getByRole('option', { name: /\(Will\)/ }).click();
  await dialog.getByText(/days? (was|were) counted/).waitFor();
}
