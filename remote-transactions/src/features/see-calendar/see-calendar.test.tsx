import { readCalendar } from '@keydate/contracts/calendar';
import { dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';
import { aDay } from '@keydate/testing/builders/days';
import { aRealtor } from '@keydate/testing/builders/people';
import { aClientOfTransaction, aContractDate, aTransaction } from '@keydate/testing/builders/transactions';
import type { World } from '@keydate/testing/fake-server/world';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { act, screen, waitFor, within } from '@testing-library/react';
import CalendarPage from '../../pages/calendar-page';

const putWorld = installFakeServer();
/** Friday, November 13, 2026, noon in Denver. */
const NOW = new Date('2026-11-13T19:00:00Z');
beforeEach(
  () => void jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'performance'], advanceTimers: true }),
);
afterEach(() => jest.useRealTimers());

const november = (day: number) => aDay(`11-${String(day).padStart(2, '0')}-2026`);
const realtor = aRealtor({ timeZone: 'America/Denver' });
const client = (client_name: string) => aClientOfTransaction({ client_name });
const date = (title: string, on: CalendarDay, more = {}) => aContractDate({ _id: title, title, date: on, ...more });

function openCalendar(query = '', world: Partial<World> = {}) {
  const server = putWorld({
    transactions: [
      aTransaction({
        _id: 'one',
        contract_type: 'Purchase',
        client_information: client('Odalys Brandt'),
        contractDates: [date('Survey', november(17)), date('Title', november(10)), date('Old', aDay('10-20-2026'))],
      }),
      aTransaction({
        _id: 'two',
        contract_type: 'Sale',
        client_information: client('Fern Abernathy'),
        contractDates: ['A', 'B', 'C', 'D', 'E'].map((letter) => date(`Closing ${letter}`, november(20))),
      }),
    ],
    ...world,
  });
  const session = signedIn(server, realtor);
  return { server, ...renderPage(<CalendarPage />, { at: `/calendar${query}`, path: '/calendar', session }) };
}

/** By its label: to compute the roles and names of a whole month takes seconds. */
const dayButton = (day: number, words = '') => screen.findByLabelText(new RegExp(`November ${day}, 2026.*${words}`));
const linkOf = (title: string) => screen.getByText(title).closest('a');

test('a month shows each deadline on its day, with its client and a link to it, and the count of the others', async () => {
  openCalendar();
  expect(await dayButton(17, 'one deadline')).toBeInTheDocument();
  expect(linkOf('Survey')).toHaveTextContent('SurveyOdalys Brandt');
  expect(linkOf('Survey')).toHaveAttribute('href', '/transaction/one#deadline-Survey');
  expect(screen.getAllByText(/^Closing/)).toHaveLength(3);
  expect(screen.getByLabelText(`2 more on ${dayWithWeekday(november(20))}`)).toHaveTextContent('+ 2 more');
  expect(screen.getByRole('status')).toHaveTextContent('November 2026: 7 deadlines');
});

test('holidays of the one state are named; where states differ, those of the nation alone', async () => {
  const dates = [date('Closing', november(25))];
  const transactions = ['Colorado', 'Texas'].map((state) => aTransaction({ _id: state, state, contractDates: dates }));
  const { unmount } = openCalendar('', { transactions });
  expect(await dayButton(26, 'Thanksgiving Day, no deadlines')).toBeInTheDocument();
  unmount();
  openCalendar('?day=07-01-2026', {
    transactions: [aTransaction({ state: 'California', contractDates: [date('Closing', aDay('07-08-2026'))] })],
  });
  expect(await screen.findByLabelText(/July 3, 2026, The day before Independence Day/)).toBeInTheDocument();
});

test('arrows move by days and into the next month, Enter opens a day, and Tab goes to its deadlines', async () => {
  const { user } = openCalendar('?day=11-17-2026');
  const survey = await dayButton(17, 'one deadline');
  act(() => survey.focus());
  await user.tab();
  expect(screen.getByLabelText('Done: Survey, Odalys Brandt')).toHaveFocus();
  act(() => survey.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getAllByRole('link')).toHaveLength(5));
  await user.keyboard('{Escape}');
  const closings = await dayButton(20);
  await waitFor(() => expect(closings).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await screen.findByText('December 2026')).toBeInTheDocument();
  expect(screen.getByLabelText(/December 4, 2026/)).toHaveFocus();
});

test('a deadline is checked off in its place, and taken back', async () => {
  const { server, user } = openCalendar('?view=agenda&day=11-13-2026');
  const saved = () => server.world.transactions[1]!.contractDates.map(({ done }) => done?.as ?? null);
  const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  await user.click(await screen.findByRole('checkbox', { name: 'Done: Closing B, Fern Abernathy' }));
  await waitFor(() => expect(saved()).toEqual([null, 'done', null, null, null]));
  expect(titles()).toEqual(['Survey', 'Closing A', 'Closing B', 'Closing C', 'Closing D', 'Closing E']);
  await user.click(await screen.findByRole('button', { name: 'Undo: Closing B' }));
  await waitFor(() => expect(saved()).toEqual([null, null, null, null, null]));
});

test('the address has view, day and limits; the view is remembered', async () => {
  const { user, unmount } = openCalendar();
  await dayButton(17, 'one deadline');
  await user.click(screen.getByRole('tab', { name: 'Week' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('tab', { name: 'Buyers' }));
  expect(await screen.findByRole('heading', { name: 'Nov 15 – 21, 2026' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Survey/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Closing/ })).not.toBeInTheDocument();
  expect(window.location.search).toBe('?view=week&day=11-20-2026&side=Buyers');
  unmount();
  openCalendar();
  expect(await screen.findByRole('heading', { name: 'Nov 8 – 14, 2026' })).toBeVisible();
});

test('overdue deadlines from before are one press away', async () => {
  const { user } = openCalendar('?view=week');
  await user.click(await screen.findByRole('button', { name: 'Show overdue' }));
  expect(await screen.findByRole('heading', { name: 'Oct 20 – Nov 18, 2026' })).toBeVisible();
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['Old', 'Title']);
});

test('a deadline whose day moved off a day off says how', async () => {
  const counting = {
    mec: november(9),
    contractDate: null,
    acceptance: null,
    effectiveDate: null,
    roll: 'will' as const,
  };
  const moved = date('Survey', november(16), { words: 'MEC + 5 days', follows: true });
  openCalendar('?view=agenda', { transactions: [aTransaction({ counting, contractDates: [moved] })] });
  const line = within(await screen.findByRole('region', { name: /11-16-2026/ })).getByRole('listitem');
  expect(line).toHaveTextContent(
    'Moved off a day off: MEC Mon 11-09 + 5 days = Sat 11-14 → Mon 11-16, because Will is checked',
  );
});

test('what is settled, or of a closed transaction, has no box', async () => {
  const done = { at: NOW.toISOString(), by: { _id: 'p', fullName: 'Thea Finch' }, as: 'waived' as const, note: '' };
  openCalendar('?view=week&day=11-20-2026', {
    transactions: [
      aTransaction({ _id: 'active', contractDates: [date('Waived', november(20), { done })] }),
      aTransaction({ _id: 'closed', status: 'Closed', contractDates: [date('Past', november(20))] }),
    ],
  });
  expect(await screen.findByRole('img', { name: 'Waived' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Done' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('where nothing matches, one press shows all again', async () => {
  const { user } = openCalendar('?view=agenda&state=settled');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Survey' })).toBeVisible();
});

test('a calendar that could not be loaded can be tried again', async () => {
  const { server, user } = openCalendar('', { faults: [{ call: readCalendar, kind: 'refused', code: 'INTERNAL' }] });
  expect(await screen.findByText('The calendar could not be loaded.', {}, { timeout: 5000 })).toBeVisible();
  server.world.faults = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Survey')).toBeVisible();
});
