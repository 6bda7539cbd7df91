import type { ReminderShown } from '@keydate/contracts/reminders';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { ContractDate } from '@keydate/contracts/transactions';
import { asTimeOfDay } from '@keydate/domain/time-of-day';
import { inDays } from '@keydate/testing/builders/days';
import { aRealtor } from '@keydate/testing/builders/people';
import { aNotification, aReminder, someAnswers } from '@keydate/testing/builders/reminders';
import { aContractDate, aDeadlineDone } from '@keydate/testing/builders/transactions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();

const date = (title: string, days: number, more: Partial<ContractDate> = {}) =>
  aContractDate({ _id: title.toLowerCase(), title, date: inDays(days), ...more });
const LOAN = date('Loan', -20, { done: aDeadlineDone({ by: { _id: 'ada', fullName: 'Ada Quill' } }) });
const TITLE = date('Title', -4);
const SURVEY = date('Survey', -2);
const APPRAISAL = date('Appraisal', 0);
const CLOSING = date('Closing', 20);
const ALL = [CLOSING, APPRAISAL, SURVEY, TITLE, LOAN];

const region = () => within(screen.getByRole('region', { name: 'My Upcoming Deadlines' }));
const shown = () =>
  region()
    .getAllByText(/^(Loan|Title|Survey|Appraisal|Closing)$/)
    .filter((title) => title.closest('[hidden]') === null);
const titles = () => shown().map(({ textContent }) => textContent);
const box = (title: string) => region().getByRole('checkbox', { name: new RegExp(`^Done: ${title}`) });

test('deadlines that are done are one line, which opens; overdue ones stay above today’s', async () => {
  const { user } = await openTransaction({ contractDates: ALL });
  expect(titles()).toEqual(['Title', 'Survey', 'Appraisal', 'Closing']);
  expect(region().getByText('2 overdue')).toBeInTheDocument();

  const line = region().getByRole('button', { name: '1 done', expanded: false });
  await user.click(line);
  expect(titles()).toEqual(['Loan', 'Title', 'Survey', 'Appraisal', 'Closing']);
  expect(region().getByText(/^Checked off by Ada Quill,/)).toBeInTheDocument();
  await user.click(line);
  expect(titles()).toHaveLength(4);
});

test('a deadline is checked off with its box, says who did it, and stays in its place until the page is opened again', async () => {
  const { user, saved, reload } = await openTransaction({ contractDates: ALL });
  await user.click(box('Title'));

  expect(await region().findByText(/^Checked off by (?!Ada Quill)/)).toBeInTheDocument();
  expect(saved().contractDates.map(({ done }) => done !== null)).toEqual([false, false, false, true, true]);
  expect(titles()).toEqual(['Title', 'Survey', 'Appraisal', 'Closing']);
  expect(box('Title')).toHaveFocus();
  expect(region().queryByText(/overdue$/)).not.toBeInTheDocument();

  await reload();
  expect(titles()).toEqual(['Survey', 'Appraisal', 'Closing']);
  expect(region().getByRole('button', { name: '2 done' })).toBeInTheDocument();
});

test('what was checked off is taken back: it is in its place again, and so is the focus', async () => {
  const { user, saved } = await openTransaction({ contractDates: ALL });
  await user.click(region().getByRole('button', { name: '1 done' }));
  await user.click(box('Loan'));

  await waitFor(() => expect(region().queryByRole('button', { name: /done$/ })).not.toBeInTheDocument());
  expect(saved().contractDates.every(({ done }) => done === null)).toBe(true);
  expect(titles()).toEqual(['Loan', 'Title', 'Survey', 'Appraisal', 'Closing']);
  expect(box('Loan')).not.toBeChecked();
  expect(box('Loan')).toHaveFocus();
});

test('all overdue deadlines are checked off at once, and taken back at once', async () => {
  const { user, saved } = await openTransaction({ contractDates: ALL });
  await user.click(region().getByRole('button', { name: 'Check all off' }));

  expect(await region().findByText('2 checked off')).toBeInTheDocument();
  expect(saved().contractDates.map(({ done }) => done !== null)).toEqual([false, false, true, true, true]);
  const undo = region().getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(await region().findByText('2 overdue')).toBeInTheDocument();
  expect(saved().contractDates.map(({ done }) => done !== null)).toEqual([false, false, false, false, true]);
});

test('a right is waived only with a note; it is then settled, says so, and can be opened again', async () => {
  const objection = date('Survey Objection Deadline', 3);
  const { user, saved } = await openTransaction({ contractDates: [objection, CLOSING] });
  await user.click(region().getByRole('button', { name: /^Waived, missed .*: Survey Objection Deadline$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How does this deadline end?' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Waived/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  const note = dialog.getByRole('textbox', { name: 'Note' });
  expect(note).toHaveFocus();
  expect(note).toHaveAccessibleDescription(/Please say in a note why it is waived/);
  await user.type(note, 'The buyer wrote on Monday.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await region().findByText(/^Waived by /)).toBeInTheDocument();
  expect(region().getByText('“The buyer wrote on Monday.”')).toBeInTheDocument();
  expect(saved().contractDates[0]!.done).toMatchObject({ as: 'waived', note: 'The buyer wrote on Monday.' });
  expect(box('Survey Objection Deadline')).toBeDisabled();
  await user.click(region().getByRole('button', { name: 'Open again: Survey Objection Deadline' }));
  await waitFor(() => expect(saved().contractDates[0]!.done).toBeNull());
});

test('a deadline that somebody else has settled meanwhile keeps their words', async () => {
  const { user, saved, somebodyElse } = await openTransaction({ contractDates: [CLOSING] });
  const done = aDeadlineDone({ as: 'missed', note: 'The lender is late.' });
  await user.click(region().getByRole('button', { name: /^Waived, missed .*: Closing$/ }));
  somebodyElse({ contractDates: [{ ...CLOSING, done }] });
  await user.click(await screen.findByRole('checkbox', { name: /^Does not apply/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/Somebody else has changed this transaction/)).toBeInTheDocument();
  expect(saved().contractDates[0]!.done).toEqual(done);
});

test('a double click on a box, or on the button for all, sends one request', async () => {
  const { server } = await openTransaction({ contractDates: ALL });
  const sent = () => server.exchanges.filter(({ call }) => call === updateTransaction);
  // both before the page is drawn again
  const clickTwice = (control: HTMLElement) =>
    act(() => {
      control.click();
      control.click();
    });

  clickTwice(box('Appraisal'));
  await waitFor(() => expect(region().getByText(/^Checked off by (?!Ada Quill)/)).toBeInTheDocument());
  expect(sent()).toHaveLength(1);

  clickTwice(region().getByRole('button', { name: 'Check all off' }));
  expect(await region().findByText('2 checked off')).toBeInTheDocument();
  expect(sent()).toHaveLength(2);
});

test('a deadline is checked off although somebody else has changed other things', async () => {
  const { user, saved, somebodyElse } = await openTransaction({ contractDates: ALL });
  somebodyElse({ street: '9 Elm Street', contractDates: [{ ...CLOSING, date: inDays(22) }, APPRAISAL, SURVEY, TITLE] });
  await user.click(box('Appraisal'));

  expect(await region().findByText(/^Checked off by (?!Ada Quill)/)).toBeInTheDocument();
  expect(saved()).toMatchObject({ street: '9 Elm Street' });
  expect(saved().contractDates.map(({ done }) => done !== null)).toEqual([false, true, false, false]);
});

test.each([
  ['moved', [{ ...APPRAISAL, date: inDays(3) }]],
  ['removed', [CLOSING]],
])('a deadline that somebody else has %s is not checked off', async (_what, contractDates) => {
  const { user, saved, somebodyElse } = await openTransaction({ contractDates: ALL });
  somebodyElse({ contractDates });
  await user.click(box('Appraisal'));

  expect(
    await screen.findByText(/Somebody else has changed this transaction in the meantime. Check this deadline again/),
  ).toBeInTheDocument();
  expect(saved().contractDates).toEqual(contractDates);
  expect(titles()).toEqual(contractDates.map(({ title }) => title));
});

test('a deadline that could not be checked off is open again, and a toast says why', async () => {
  const { user } = await openTransaction(
    { contractDates: ALL },
    { faults: [{ call: updateTransaction, kind: 'refused', code: 'UNAVAILABLE' }] },
  );
  await user.click(box('Closing'));

  expect(await screen.findByText('Update failed')).toBeInTheDocument();
  expect(box('Closing')).not.toBeChecked();
});

test('open deadlines whose order is odd are remarked on, and nothing is blocked', async () => {
  const [resolution, objection] = [date('Survey Resolution', 3), date('Survey Objection', 5)];
  const { user } = await openTransaction({ contractDates: [resolution, objection] });
  expect(
    region().getByText(
      (_text, element) =>
        element?.tagName === 'LI' && /^Survey Resolution, .* is before Survey Objection/.test(element.textContent),
    ),
  ).toBeInTheDocument();
  await user.click(box('Survey Objection'));
  await waitFor(() => expect(region().queryByText('Please check the order of these days')).not.toBeInTheDocument());
});

test('in a closed transaction every deadline is listed, without boxes', async () => {
  await openTransaction({ contractDates: ALL, status: 'Closed' });
  expect(titles()).toHaveLength(5);
  expect(region().queryByRole('checkbox')).not.toBeInTheDocument();
});

test('when the page opens, the next day is brought into view', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await openTransaction({ contractDates: ALL });

  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' }));
  expect(scrolled.mock.contexts[0]).toHaveTextContent('Due today');
});

test('on a phone the page opens at its top', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { innerWidth } = window;
  window.innerWidth = 375;
  await openTransaction({ contractDates: ALL });
  const frame = () => new Promise(requestAnimationFrame);
  await act(async () => {
    await frame();
    await frame();
  });
  window.innerWidth = innerWidth;

  expect(scrolled).not.toHaveBeenCalled();
});

test.each([
  ['Colorado', ['Title Objection by 12:00 PM']],
  ['Utah', ['Title Objection by 5:00 PM', 'Survey by 5:00 PM']],
])('in %s the deadlines that end before 11:59 PM say when', async (state, said) => {
  const objection = date('Title Objection', 4);
  await openTransaction({ state, time_of_day: asTimeOfDay('12:00'), contractDates: [objection, date('Survey', 4)] });
  const hours = region().getAllByText(/^by /);
  expect(hours.map((hour) => hour.parentElement?.textContent)).toEqual(
    said.map((words) => expect.stringContaining(words) as string),
  );
});

describe('a link to a deadline', () => {
  test.each(['Loan', 'Closing'])('brings it into view when the page opens, done or not: %s', async (title) => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await openTransaction({ contractDates: ALL }, {}, undefined, `#deadline-${title.toLowerCase()}`);
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ block: 'center' }));
    expect(scrolled.mock.contexts.at(-1)).toHaveTextContent(title);
    expect(titles()).toContain(title);
  });

  test('opens the line of those that are done, on a page that is open already', async () => {
    const { goTo } = await openTransaction({ contractDates: ALL });
    expect(titles()).not.toContain('Loan');
    goTo('/transaction/transaction-1#deadline-loan');
    expect(titles()).toContain('Loan');
  });
});

test('a deadline says who has it, until it is settled or on another day', async () => {
  const by = { _id: 'ada', fullName: 'Ada Quill' };
  const taken = [CLOSING, LOAN, { ...TITLE, date: inDays(9) }].map(({ _id, date: day }) => {
    return { dateId: _id, date: day, by, at: '2026-06-10T18:00:00Z', reminderId: null };
  });
  await openTransaction({ contractDates: ALL }, { taken: { 'transaction-1': taken } });
  expect(await region().findAllByText('Ada Quill has it')).toHaveLength(1);
});

test('a person who has a deadline gives it back there, and the focus stays at the deadline', async () => {
  const person = aRealtor();
  const by = { _id: person._id, fullName: person.fullName };
  const reminder = aNotification({ dateId: 'closing', date: CLOSING.date, answers: someAnswers({ takenBy: [by] }) });
  const taken = { dateId: 'closing', date: CLOSING.date, by, at: reminder.sentAt, reminderId: reminder._id };
  const { user } = await openTransaction(
    { contractDates: ALL },
    { taken: { 'transaction-1': [taken] }, notifications: [reminder] },
    person,
  );
  expect(await region().findByText('You have it')).toBeVisible();
  await user.click(region().getByRole('button', { name: 'Give it back: Closing' }));
  await waitFor(() => expect(region().queryByText('You have it')).not.toBeInTheDocument());
  await waitFor(() => expect(box('Closing')).toHaveFocus());
});

describe('the reminder of a deadline', () => {
  const planned = (change: Partial<ReminderShown> = {}) =>
    aReminder({ dateId: 'closing', date: CLOSING.date, goesOutAt: '2026-06-10T18:00:00Z', ...change });

  test('is said where one is planned', async () => {
    await openTransaction({ contractDates: ALL }, { reminders: { 'transaction-1': [planned()] } });
    const said = await region().findAllByText(/^Reminder /);
    expect(said.map(({ textContent }) => textContent)).toEqual(['Reminder Wed 06-10, 12:00 PM Denver time']);
  });

  test('is not promised where it went out before the deadline was moved to a later hour, or where nobody is told', async () => {
    const sent = planned({ state: 'sent', sentAt: '2026-06-10T18:00:00Z' });
    for (const reminders of [[sent], []]) {
      const { user, unmount } = await openTransaction(
        { contractDates: ALL },
        { reminders: { 'transaction-1': reminders } },
      );
      if (reminders.length > 0) await user.click(await screen.findByRole('button', { name: '1 reminder' }));
      expect(await screen.findByText(/^Sent |^No reminders are scheduled/)).toBeVisible();
      expect(region().queryByText(/^Reminder /)).not.toBeInTheDocument();
      unmount();
    }
  });
});
