import type { Page } from '@playwright/test';

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
