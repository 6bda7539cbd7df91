import { installWorlds, renderPage } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import AccountPage from '../src/pages/account-page';
import CompanyPage from '../src/pages/company-page';
import ExplanationsPage from '../src/pages/explanations-page';
import PersonalPage from '../src/pages/personal-page';
import { worlds } from './worlds';

const enter = installWorlds();
const PAGES: Record<string, () => React.ReactElement> = {
  '/setting': () => <CompanyPage />,
  '/setting/personal': () => <PersonalPage />,
  '/setting/explanations': () => <ExplanationsPage />,
  '/setting/account': () => <AccountPage />,
};

/** The content by which each world is recognized. */
const SHOWS: Record<keyof typeof worlds, string | RegExp> = {
  realtor: 'Primary color',
  lender: /^Lender · /,
  agent: /Only realtors and lenders can change the company/,
  employee: /Only realtors and lenders can change the company/,
  person: 'Safari on iPhone',
  'quiet-hours': /Quiet hours are in New York time/,
  explanations: 'Repairs',
  'explanation-form': 'Restore the original',
  account: 'linnea.voss@mail.example',
  'agent-account': 'Remove',
  'employee-account': 'Invite by email',
  'all-teammates': 'Otis Blackwood',
  'full-list': 'Show more',
  'empty-company': 'No agents yet',
  'failed-sends': 'connect ETIMEDOUT',
  'removed-elsewhere': 'Marisol Pruitt',
  'team-full': 'Marisol Pruitt',
  'failing-saves': 'Company Name',
  'failing-lists': 'The list of invitations could not be loaded.',
  'failing-personal': 'Your reminder settings could not be loaded.',
  'failing-explanations': 'The explanations could not be loaded.',
  'slow-server': 'Invite by email',
  'long-names': /Featherstonehaugh/,
  'pale-color': /We adjusted it slightly/,
};

test.each(Object.entries(SHOWS))('the world %s shows what it is about', async (name, words) => {
  const plan = worlds[name as keyof typeof worlds];
  const path = plan.at.replace(/\?.*$/, '');
  renderPage(PAGES[path]!(), { path, ...enter(plan) });

  expect((await screen.findAllByText(words))[0]).toBeVisible();
});

/** The worlds in which something is saved or sent: the button to press, and the message of a failure. */
const FAILURES = [
  ['/setting', ['Save'], 'Update failed'],
  ['/setting', ['Renew the agent code', 'Renew'], 'Something went wrong!'],
  ['/setting/personal', ['Save'], 'Update failed'],
  ['/setting/explanations?edit=repairs', ['Save'], 'Update failed'],
  ['/setting/explanations?edit=repairs', ['Restore the original', 'Restore the original'], 'Something went wrong!'],
  ['/setting/account', ['Remove Marisol Pruitt', 'Remove'], 'Something went wrong!'],
  ['/setting/account', ['Send again to linnea.voss@mail.example'], 'Something went wrong!'],
] as const;

test.each(FAILURES)('in the world failing-saves, at %s, %j fails: %s', async (at, names, sentence) => {
  const path = at.replace(/\?.*$/, '');
  const { user } = renderPage(PAGES[path]!(), { path, ...enter({ ...worlds['failing-saves'], at }) });
  for (const name of names) await user.click((await screen.findAllByRole('button', { name })).at(-1)!);

  expect(await screen.findByText(sentence)).toBeVisible();
});

test('in the world employee-account, nobody can be removed', async () => {
  renderPage(<AccountPage />, { path: '/setting/account', ...enter(worlds['employee-account']) });
  await screen.findByText('Marisol Pruitt');

  expect(screen.queryByText('Remove')).not.toBeInTheDocument();
});

test('in the world team-full, nobody can be invited', async () => {
  const { user } = renderPage(<AccountPage />, { path: '/setting/account', ...enter(worlds['team-full']) });
  await user.type(await screen.findByLabelText('Email'), 'fern.li@mail.example');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));

  expect(await screen.findByText('Team member limit has exceeded')).toBeVisible();
});

test('in the world removed-elsewhere, the person who is removed leaves the list, which says so', async () => {
  const { user } = renderPage(<AccountPage />, { path: '/setting/account', ...enter(worlds['removed-elsewhere']) });
  await user.click(await screen.findByRole('button', { name: 'Remove Marisol Pruitt' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('Marisol Pruitt is no longer in your company.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Marisol Pruitt')).not.toBeInTheDocument());
  expect(screen.getByText('Ambrose Kettering')).toBeVisible();
});
