import { updateTransaction } from '@keydate/contracts/transaction-update';
import { listDueDeadlines } from '@keydate/contracts/due-deadlines';
import { aRealtor } from '@keydate/testing/builders/people';
import { inDays } from '@keydate/testing/builders/days';
import { aClientOfTransaction, aContractDate, aTransaction } from '@keydate/testing/builders/transactions';
import type { World } from '@keydate/testing/fake-server/world';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { screen, waitFor, within } from '@testing-library/react';
import DashboardPage from '../../pages/dashboard-page';

const putWorld = installFakeServer();

function openDashboard(dates: Record<string, number>, world: Partial<World> = {}) {
  const contractDates = Object.entries(dates).map(([title, days]) =>
    aContractDate({ _id: title, title, date: inDays(days) }),
  );
  const client_information = aClientOfTransaction({ client_name: 'Odalys Brandt' });
  const server = putWorld({
    transactions: [aTransaction({ _id: 'transaction-1', contractDates, client_information })],
    ...world,
  });
  return { server, ...renderPage(<DashboardPage />, { at: '/', path: '/', session: signedIn(server, aRealtor()) }) };
}

const panel = async () => within(await screen.findByRole('region', { name: 'What is due' }));
const group = async (name: RegExp) => within((await panel()).getByRole('region', { name }));
const titles = (lines: { getAllByRole: (role: 'link') => HTMLElement[] }) =>
  lines.getAllByRole('link').map(({ textContent }) => textContent);

test('what is due leads, in its groups, each line with day, full title, client and address, and a link to its deadline', async () => {
  openDashboard({
    'Association Documents Termination Deadline': -3,
    Today: 0,
    Tomorrow: 1,
    'In six days': 6,
    Later: 9,
  });
  expect(titles(await group(/^Overdue 1$/))).toEqual(['Association Documents Termination Deadline']);
  expect(titles(await group(/^Today 1$/))).toEqual(['Today']);
  expect(titles(await group(/^Next 48 hours 1$/))).toEqual(['Tomorrow']);
  const rest = await group(/^Rest of the next 7 days 1$/);
  const [line] = rest.getAllByRole('listitem');
  expect(line).toHaveTextContent(`In six daysOdalys Brandt1187 Cattail Court, Loveland, Colorado`);
  expect(line).toHaveTextContent(inDays(6));
  expect(rest.getByRole('link')).toHaveAttribute('href', '/transaction/transaction-1#deadline-In%20six%20days');
  expect((await panel()).queryByText('Later')).not.toBeInTheDocument();
});

test('five lines are shown until a group is opened', async () => {
  const dates = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`Deadline ${at}`, at - 10]));
  const { user } = openDashboard(dates);
  const overdue = await group(/^Overdue 7$/);
  expect(overdue.getAllByRole('listitem')).toHaveLength(5);
  await user.click(overdue.getByRole('button', { name: 'Show all 7: Overdue' }));
  expect(overdue.getAllByRole('listitem')).toHaveLength(7);
  await user.click(overdue.getByRole('button', { name: 'Show fewer: Overdue' }));
  expect(overdue.getAllByRole('listitem')).toHaveLength(5);
});

test('a line is checked off in its place, and taken back', async () => {
  const { server, user } = openDashboard({ Title: -2, Survey: -1 });
  const saved = () => server.world.transactions[0]!.contractDates.map(({ done }) => done?.as ?? null);
  await user.click(await (await panel()).findByRole('checkbox', { name: 'Done: Title, Odalys Brandt' }));
  await waitFor(() => expect(saved()).toEqual(['done', null]));
  const overdue = await group(/^Overdue 1$/);
  expect(titles(overdue)).toEqual(['Title', 'Survey']);

  await user.click(await overdue.findByRole('button', { name: 'Undo: Title' }));
  await waitFor(() => expect(saved()).toEqual([null, null]));
  expect(titles(await group(/^Overdue 2$/))).toEqual(['Title', 'Survey']);
});

test('a line that was checked off here is open again where somebody took that back elsewhere', async () => {
  const { server, user } = openDashboard({ Title: -2, Survey: -1 });
  const box = (title: string) => screen.findByRole('checkbox', { name: `Done: ${title}, Odalys Brandt` });
  await user.click(await box('Title'));
  await waitFor(() => expect(server.world.transactions[0]!.contractDates[0]!.done).not.toBeNull());
  await group(/^Overdue 1$/);
  const [transaction] = server.world.transactions;
  const contractDates = transaction!.contractDates.map((date) => ({ ...date, done: null }));
  server.world.transactions = [{ ...transaction!, contractDates, version: transaction!.version + 1 }];

  // each change loads the list again
  await user.click(await box('Survey'));
  await waitFor(async () => expect(await box('Title')).not.toBeChecked());
  await group(/^Overdue 1$/);
  expect(await box('Survey')).toBeChecked();
});

test('two lines of one transaction are checked off one after the other, although each change is a new version', async () => {
  const { server, user } = openDashboard({ Title: -2, Survey: -1 });
  for (const title of ['Title', 'Survey'])
    await user.click(await (await panel()).findByRole('checkbox', { name: `Done: ${title}, Odalys Brandt` }));
  await waitFor(() =>
    expect(server.world.transactions[0]!.contractDates.every(({ done }) => done !== null)).toBe(true),
  );
});

test('a line that could not be checked off is open, and a toast says why', async () => {
  const { user } = openDashboard(
    { Title: -2 },
    { faults: [{ call: updateTransaction, kind: 'refused', code: 'UNAVAILABLE' }] },
  );
  const box = await (await panel()).findByRole('checkbox', { name: /^Done: Title/ });
  await user.click(box);
  expect(await screen.findByText('Update failed')).toBeInTheDocument();
  expect(box).not.toBeChecked();
});

test('if nothing is due, one line says so', async () => {
  openDashboard({ Later: 9 });
  expect(await (await panel()).findByText('Nothing is due in the next seven days.')).toBeInTheDocument();
});

test('if the list could not be loaded, the cards are shown, and it can be tried again', async () => {
  const { server, user } = openDashboard(
    { Title: -2 },
    { faults: [{ call: listDueDeadlines, kind: 'refused', code: 'INTERNAL' }] },
  );
  expect(
    await screen.findByText('The list of what is due could not be loaded.', {}, { timeout: 5000 }),
  ).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toBeVisible();
  server.world.faults = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(titles(await group(/^Overdue 1$/))).toEqual(['Title']);
});
