import { installWorlds, renderPage, type RenderedPage } from '@keydate/testing/jest';
import { screen, waitFor, within } from '@testing-library/react';
import '../src/features/complete-transaction/complete-transaction';
import '../src/features/create-transaction/create-transaction';
import '../src/features/edit-address/edit-address';
import '../src/features/schedule-notification/schedule-notification';
import '../src/features/get-second-opinion/get-second-opinion';
import '../src/features/get-second-opinion/give-second-opinion';
import '../src/features/share-with-lenders/share-with-lenders';
import { wizardStore } from '../src/features/create-transaction/wizard.store';
import CalendarPage from '../src/pages/calendar-page';
import DashboardPage from '../src/pages/dashboard-page';
import NotificationsPage from '../src/pages/notifications-page';
import TransactionPage from '../src/pages/transaction-page';
import { AT_DATES } from '../test/started-wizards';
import { worlds } from './worlds';

const enter = installWorlds();

type Check = (page: RenderedPage) => Promise<void>;

const shows =
  (words: string | RegExp): Check =>
  async () => {
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  };

/** Uploads a file and checks what the scan shows. */
const uploads =
  (words: string | RegExp): Check =>
  async (page) => {
    await page.user.upload(
      await screen.findByLabelText('Contract file'),
      new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' }),
    );
    await shows(words)(page);
  };

const submits =
  (words: string): Check =>
  async (page) => {
    await page.user.click(await screen.findByRole('button', { name: 'Add Dates Manually' }));
    await screen.findByRole('heading', { name: 'Review Contract Dates' });
    await page.user.click(screen.getByRole('button', { name: 'Submit' }));
    await shows(words)(page);
  };

/** In a world whose wizard is at its last step. */
const submitsAtOnce =
  (words: string): Check =>
  async (page) => {
    await page.user.click(await screen.findByRole('button', { name: 'Submit' }));
    await shows(words)(page);
  };

/** For each world: the step at which its wizard opens, and what the page shows. */
const SHOWN: Record<keyof typeof worlds, { from?: 'dates' | 'client'; check: Check }> = {
  'a-few-transactions': { check: async () => expect(await screen.findAllByText('See Transaction')).toHaveLength(4) },
  'no-transactions': { check: shows('No Active Transactions') },
  'many-transactions': { check: async () => expect(await screen.findAllByText('See Transaction')).toHaveLength(30) },
  'closing-unclear': { check: shows('Two deadlines could be the closing') },
  'counted-dates': { check: shows(/not on their counted days/) },
  'much-is-due': { check: shows('Rest of the next 7 days') },
  'settled-deadlines': { check: shows('5 settled') },
  'many-overdue': { check: shows('31 overdue') },
  'one-transaction': { check: shows('Due today') },
  'closed-transaction': { check: shows(/no more reminders/) },
  'changed-meanwhile': {
    check: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Edit Address' }));
      await user.type(await screen.findByLabelText('Street Address'), ', Unit 2');
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
      expect(await screen.findByRole('radio', { name: /1187 Cattail Court, Unit 2/ })).toBeChecked();
      expect(screen.getByRole('radio', { name: /1189 Cattail Court/ })).not.toBeChecked();
    },
  },
  'long-names': { check: shows(/^Bartholomew-Maximilian Featherstonehaugh/) },
  'limit-reached': {
    from: 'dates',
    check: submits(
      'Without a subscription, your company may have 1 active transaction. ' +
        'Everything you entered is saved as a draft in this browser. You will find it on the dashboard.',
    ),
  },
  'known-client': { check: submitsAtOnce('The name that you entered was not saved.') },
  'alike-transaction': { check: submitsAtOnce('Create another transaction?') },
  'created-before': { check: submitsAtOnce('This transaction already exists') },
  'draft-waiting': { check: shows('The transaction for 77 Prairie Clover Drive is saved as a draft') },
  employee: {
    from: 'client',
    check: async () => {
      expect(await screen.findAllByRole('radio')).toHaveLength(5);
      expect(screen.queryByText('Is this client new?')).not.toBeInTheDocument();
    },
  },
  agent: {
    from: 'dates',
    check: async (page) => {
      await submits('Active transaction limit has exceeded')(page);
      // the words come a moment before the dialog is gone
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  },
  'no-clients': { from: 'client', check: shows('No clients found.') },
  'many-clients': { from: 'client', check: async () => expect(await screen.findAllByRole('radio')).toHaveLength(30) },
  'scan-succeeds': { from: 'dates', check: uploads('Select Title and Select Dates') },
  'scan-needs-review': {
    from: 'dates',
    check: async (page) => {
      await uploads('Select Title and Select Dates')(page);
      await page.user.click(screen.getByRole('button', { name: 'Next' }));
      await shows('This day does not exist.')(page);
    },
  },
  'scan-counts': {
    from: 'dates',
    check: async (page) => {
      await uploads('Select Title and Select Dates')(page);
      await page.user.click(screen.getByRole('button', { name: 'Next' }));
      await page.user.click(await screen.findByRole('button', { name: 'Confirm' }));
      await shows(/^Title Resolution Deadline, .* is before Record Title Objection Deadline/)(page);
    },
  },
  'scan-leaves-out': {
    from: 'dates',
    check: uploads('Another table in this file is not included. Check whether it changes these dates.'),
  },
  'scan-of-two-contracts': { from: 'dates', check: uploads(/^This upload has two contracts/) },
  'scan-misses-page': { from: 'dates', check: uploads(/^Page 5 could hardly be read, and no row was found/) },
  'scan-of-a-counterproposal': {
    from: 'dates',
    check: async (page) => {
      await uploads('Select Title and Select Dates')(page);
      await page.user.click(screen.getByRole('button', { name: 'Next' }));
      await shows('This day is far from the contract’s other days.')(page);
    },
  },
  'scan-of-an-amendment': {
    from: 'dates',
    check: async (page) => {
      await uploads('Select Title and Select Dates')(page);
      await page.user.click(screen.getByRole('button', { name: 'Next' }));
      await shows(/The contract leaves this as it was: “5:00 PM MT”\./)(page);
    },
  },
  'scan-of-a-screenshot': { from: 'dates', check: uploads(/^The table ends before the last rows of its form\./) },
  'scan-of-any-table': {
    from: 'dates',
    check: uploads(/^Page 3 was not looked at: a picture on it has more than 34 megapixels\./),
  },
  'scan-of-sentences': { from: 'dates', check: uploads('We do not know this form yet') },
  'scan-of-texas': { from: 'dates', check: uploads('Form: Texas purchase contract.') },
  'scan-finds-nothing': { from: 'dates', check: uploads(/^No table of dates was found/) },
  'scan-fails': { from: 'dates', check: uploads(/^Reading this contract failed/) },
  readings: { check: shows('1187 Cattail Court.pdf is ready for your review') },
  'scan-slow': { from: 'dates', check: uploads(/^Page \d+ of 24$/) },
  'no-notifications': { check: shows('No notifications yet') },
  'many-notifications': { check: shows('Show older notifications') },
  'notifications-arrive': { check: shows('No notifications yet') },
  'many-reminders': { check: shows(/^\d+\+ reminders/) },
  'failed-reminders': { check: shows('550 no such mailbox') },
  'a-lender': {
    check: async () => {
      expect(await screen.findAllByText('See the invitation')).toHaveLength(3);
      expect(await screen.findByText('Answer needed today', { exact: false })).toBeVisible();
      // of the cards; the list of due deadlines says it, too
      const ofCards = () => screen.queryAllByText(/^You are the lender/).filter(({ title }) => title !== '');
      await waitFor(() => expect(ofCards()).toHaveLength(2));
    },
  },
  'a-lender-reads': {
    check: async (page) => {
      await shows(/^This transaction belongs to Poudre River Realty/)(page);
      await shows(/^The closing has been moved to/)(page);
    },
  },
  'lender-withdrawn': { check: shows('This transaction could not be found') },
  'lenders-of-a-transaction': {
    check: async ({ user }) => {
      expect(await screen.findByText('The invitation has ended')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Invite a lender' }));
      // the first is the option for nobody
      expect(within(screen.getByLabelText('Or one you have worked with')).getAllByRole('option')).toHaveLength(3);
    },
  },
  'a-lender-answers': {
    check: async () => expect(await screen.findAllByRole('button', { name: 'Send answer' })).toHaveLength(2),
  },
  'answered-question': {
    check: async () => {
      expect(await screen.findByText('Ilse Okonjo proposes another day')).toBeVisible();
      expect(await screen.findByText('Ilse Okonjo has not answered')).toBeVisible();
    },
  },
  'second-opinions': {
    check: async () =>
      expect(await screen.findByRole('button', { name: /^Accept .* for Closing Date$/ })).toBeVisible(),
  },
  'slow-server': { check: shows('Loading transactions') },
  calendar: { check: shows(/: \d+ deadlines$/) },
  'crowded-calendar': { check: async () => expect(await screen.findAllByText(/^\+ \d+ more$/)).not.toHaveLength(0) },
  'empty-calendar': { check: shows(/: no deadlines$/) },
  'failing-calendar': { check: shows('The calendar could not be loaded.') },
  'failing-server': { check: shows('Your transactions can’t be shown right now') },
};

const PAGES = [
  { fits: /^\/transaction\//, page: <TransactionPage key="transaction" />, path: '/transaction/:id' },
  { fits: /^\/calendar/, page: <CalendarPage key="calendar" />, path: '/calendar' },
  { fits: /^\/notifications/, page: <NotificationsPage key="notifications" />, path: '/notifications' },
  { fits: /^/, page: <DashboardPage key="dashboard" />, path: '/' },
];

const entries = Object.entries(SHOWN).map(([name, shown]) => ({ plan: worlds[name as keyof typeof worlds], ...shown }));

test.each(entries)('the world "$plan.title" shows what its note says', async ({ plan, from, check }) => {
  const place = enter(plan);
  const person = place.session.user();
  if (from && person)
    wizardStore.save(person._id, {
      ...AT_DATES,
      step: from,
      client: { ...AT_DATES.client, isNew: from === 'client' ? 'No' : 'Yes' },
    });
  const { page, path } = PAGES.find((one) => one.fits.test(plan.at))!;

  await check(renderPage(page, { ...place, path }));
});
