import { addDays, dayWithWeekday, weekdayOf, type CalendarDay } from '@keydate/domain/calendar-day';
import { inDays } from '@keydate/testing/builders/days';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../../../test/open-transaction';

const openTransaction = installTransaction();
const MEC = inDays(2);
const CLOSING = inDays(40);
const after = (day: CalendarDay, days: number) => addDays(day, days);
const counting = { mec: MEC, contractDate: null, acceptance: null, effectiveDate: null, roll: 'will_not' as const };
const counted = (title: string, date: CalendarDay, words: string) =>
  aContractDate({ _id: title, title, date, words, follows: true });
const TITLE = counted('Title Deadline', after(MEC, 7), 'MEC + 7 days');
const LOAN = counted('Loan Deadline', after(CLOSING, -5), '5 days before Closing');
const CLOSE = aContractDate({ _id: 'Closing Date', title: 'Closing Date', date: CLOSING });
const open = (contractDates = [TITLE, LOAN, CLOSE]) => openTransaction({ counting, contractDates });
const region = () => within(screen.getByRole('region', { name: 'My Upcoming Deadlines' }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const typed = (day: CalendarDay) => day.replaceAll('-', '/');

test('a counted deadline says in one line how, and its steps with the words of the contract are one press away', async () => {
  const { user } = await open();
  const line = region().getByLabelText('How the day of Title Deadline is counted');
  expect(line).toHaveTextContent(/^MEC .* \+ 7 days = /);
  await user.click(line);
  expect(region().getByText('The contract says: “MEC + 7 days”')).toBeVisible();
});

test('a new MEC first shows each date that would move, old next to new, and saves those that stay ticked', async () => {
  const objection = counted('Inspection Objection Deadline', after(MEC, 10), 'MEC + 10 days');
  const { user, saved } = await open([TITLE, objection, LOAN, CLOSE]);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await dialogOf('What dates count from');
  await user.clear(dialog.getByLabelText('MEC'));
  await user.paste(typed(after(MEC, 3)));
  expect(await dialog.findByText('2 dates would move:')).toBeVisible();
  const row = dialog.getByText('Title Deadline').closest('li');
  expect(row).toHaveTextContent(`${dayWithWeekday(after(MEC, 7))} → ${dayWithWeekday(after(MEC, 10))}`);
  await user.click(dialog.getByRole('checkbox', { name: /^Move Inspection Objection Deadline/ }));
  await user.click(dialog.getByRole('button', { name: 'Save and move 1 date' }));

  await waitFor(() => expect(saved().counting?.mec).toBe(after(MEC, 3)));
  expect(saved().contractDates).toMatchObject([
    { date: after(MEC, 10), follows: true },
    { date: after(MEC, 10), follows: false },
    { date: LOAN.date, follows: true },
    { date: CLOSING },
  ]);
});

/** Moves the closing by a week in Edit Contract dates, up to the first Save. */
async function moveClosing({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) {
  await user.click(screen.getByRole('button', { name: 'Edit Contract dates' }));
  const dates = await dialogOf('Edit Contract dates');
  await user.click(dates.getByRole('button', { name: /^Edit Closing Date/ }));
  const day = await dialogOf('Change Deadline Details');
  await user.clear(day.getByLabelText('Date'));
  await user.paste(typed(after(CLOSING, 7)));
  await user.click(day.getByRole('button', { name: 'Save' }));
  await user.click((await dialogOf('Edit Contract dates')).getByRole('button', { name: 'Save' }));
  return dialogOf('Edit Contract dates');
}

test('a closing that moves shows what counts from it before anything is saved', async () => {
  const { user, saved } = await open();
  const preview = await moveClosing({ user });
  expect(await preview.findByText('1 date would move:')).toBeVisible();
  expect(saved().contractDates[2]?.date).toBe(CLOSING);
  await user.click(preview.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(saved().contractDates[2]?.date).toBe(after(CLOSING, 7)));
  expect(saved().contractDates[1]).toMatchObject({ date: after(LOAN.date, 7), follows: true });
});

test('a written date that a person puts on a Saturday is shown with its move, and stays there if they leave it', async () => {
  const saturday = [30, 31, 32, 33, 34, 35, 36]
    .map((days) => inDays(days))
    .find((one) => weekdayOf(one) === 'Saturday')!;
  const survey = aContractDate({ _id: 'Survey', title: 'Survey Deadline', date: after(saturday, -4) });
  const { user, saved } = await openTransaction({ counting: { ...counting, roll: 'will' }, contractDates: [survey] });
  await user.click(screen.getByRole('button', { name: 'Edit Contract dates' }));
  await user.click((await dialogOf('Edit Contract dates')).getByRole('button', { name: /^Edit Survey Deadline/ }));
  const day = await dialogOf('Change Deadline Details');
  await user.clear(day.getByLabelText('Date'));
  await user.paste(typed(saturday));
  await user.click(day.getByRole('button', { name: 'Save' }));
  await user.click((await dialogOf('Edit Contract dates')).getByRole('button', { name: 'Save' }));
  const preview = await dialogOf('Edit Contract dates');
  expect(await preview.findByText('1 date would move:')).toBeVisible();
  expect(preview.getByText('Survey Deadline').closest('li')).toHaveTextContent(/because Will is checked/);
  await user.click(preview.getByRole('checkbox', { name: /^Move Survey Deadline/ }));
  await user.click(preview.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved().contractDates[0]).toMatchObject({ date: saturday, words: '', follows: false }));
});

test('the moves are shown again where somebody else’s change moves others, and not where it changes none', async () => {
  const { user, saved, somebodyElse } = await open();
  const preview = await moveClosing({ user });
  expect(await preview.findByText('1 date would move:')).toBeVisible();
  const walk = counted('Walk-through', after(CLOSING, -1), '1 day before Closing');
  somebodyElse({ contractDates: [TITLE, LOAN, walk, CLOSE] });
  await user.click(preview.getByRole('button', { name: 'Save' }));

  expect(await preview.findByText('2 dates would move:')).toBeVisible();
  expect(preview.getByText('Check which dates would move, then save.')).toBeVisible();
  expect(saved().contractDates[3]?.date).toBe(CLOSING);
  somebodyElse({ street: '9 Elm Street' });
  await user.click(preview.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(saved().contractDates[3]?.date).toBe(after(CLOSING, 7)));
  expect(saved()).toMatchObject({ street: '9 Elm Street', contractDates: [TITLE, {}, {}, {}] });
  expect(saved().contractDates[1]?.date).toBe(after(LOAN.date, 7));
  expect(saved().contractDates[2]?.date).toBe(after(walk.date, 7));
});

test('marking another closing shows the dates that count from it, and saves those that stay ticked with the mark', async () => {
  const signing = aContractDate({ _id: 'Signing', title: 'Signing', date: after(CLOSING, 2) });
  const walk = counted('Walk-through', after(CLOSING, -1), '1 day before Closing');
  const { user, saved } = await open([TITLE, LOAN, walk, CLOSE, signing]);
  await user.click(region().getByRole('button', { name: 'Change the closing' }));
  const dialog = await dialogOf('Which deadline is the closing?');
  expect(dialog.queryByRole('listitem')).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Closing'), 'Signing');
  expect(dialog.getByText('2 dates would move:')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /^Move Walk-through/ }));
  await user.click(dialog.getByRole('button', { name: 'Save and move 1 date' }));

  await waitFor(() => expect(saved()).toMatchObject({ closing: 'Signing', version: 2 }));
  expect(saved().contractDates.slice(1, 3)).toMatchObject([
    { date: after(LOAN.date, 2), follows: true },
    { date: walk.date, follows: false },
  ]);
});

test('another state shows the dates that its days off move, in a step after the address', async () => {
  // in Utah a deadline may be on a Saturday
  const saturday = Array.from({ length: 7 }, (_, at) => after(MEC, at + 1)).find(
    (day) => weekdayOf(day) === 'Saturday',
  )!;
  const onSaturday = counted('Title Deadline', saturday, '1 day after MEC');
  const given = { state: 'Utah', counting: { ...counting, mec: after(saturday, -1), roll: 'will' as const } };
  const { user, saved } = await openTransaction({ ...given, contractDates: [onSaturday] });
  await user.click(screen.getByRole('button', { name: 'Edit Address' }));
  const dialog = await dialogOf('Edit Address');
  await dialog.findByRole('option', { name: 'Colorado' });
  await user.selectOptions(dialog.getByLabelText('State'), 'Colorado');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('1 date would move:')).toBeVisible();
  expect(saved().state).toBe('Utah');
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(dialog.getByLabelText('State')).toHaveValue('Colorado');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(saved()).toMatchObject({ state: 'Colorado', version: 2 }));
  const [moved] = saved().contractDates;
  expect(moved?.follows).toBe(true);
  expect(weekdayOf(moved!.date)).toMatch(/Monday|Tuesday/);
});

test('a removed date is named by those that count from it, before the removal is saved and on the page', async () => {
  const terms = counted('Loan Terms Deadline', after(TITLE.date, 3), '3 days after Title Deadline');
  const { user, saved } = await open([TITLE, terms, CLOSE]);
  await user.click(screen.getByRole('button', { name: 'Edit Contract dates' }));
  const dialog = await dialogOf('Edit Contract dates');
  await user.click(dialog.getByRole('button', { name: /^Remove Title Deadline/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const why = 'Waits for “Title Deadline”, which is no longer in the list.';
  expect(dialog.getByText(why)).toBeVisible();
  expect(saved().contractDates).toHaveLength(3);
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(saved().contractDates).toMatchObject([{ date: terms.date, follows: true }, {}]));
  expect(await region().findByText(`Not counted now. ${why}`)).toBeVisible();
});

test('a day that somebody set says so, and follows again with one press', async () => {
  const { user, saved } = await open([{ ...TITLE, date: after(MEC, 9), follows: false }, LOAN, CLOSE]);
  expect(region().getByText(/^Set by hand/)).toHaveTextContent(dayWithWeekday(after(MEC, 7)));
  await user.click(region().getByRole('button', { name: 'Let Title Deadline follow again' }));
  await waitFor(() => expect(saved().contractDates[0]).toMatchObject({ date: after(MEC, 7), follows: true }));
});

test('a deadline that follows again shows the dates that move with it before anything is saved', async () => {
  const terms = counted('Loan Terms Deadline', after(MEC, 12), '3 days after Title Deadline');
  const { user, saved } = await open([{ ...TITLE, date: after(MEC, 9), follows: false }, terms, CLOSE]);
  await user.click(region().getByRole('button', { name: 'Let Title Deadline follow again' }));
  const dialog = await dialogOf('Follow again');
  expect(dialog.getByText('1 date would move:')).toBeVisible();
  expect(saved().contractDates[0]).toMatchObject({ date: after(MEC, 9), follows: false });
  await user.click(dialog.getByRole('button', { name: 'Follow again and move 1 date' }));

  await waitFor(() => expect(saved().contractDates[0]).toMatchObject({ date: after(MEC, 7), follows: true }));
  expect(saved().contractDates[1]).toMatchObject({ date: after(MEC, 10), follows: true });
  expect(await screen.findByText('Update successful!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('dates that are not on their counted days are named, because the closing was moved without them', async () => {
  const { user, saved } = await open([TITLE, LOAN, { ...CLOSE, date: after(CLOSING, 7) }]);
  expect(region().getByText('1 date is not on its counted day.')).toBeVisible();
  await user.click(region().getByRole('button', { name: 'Show the moves' }));
  const dialog = await dialogOf('What dates count from');
  await user.click(dialog.getByRole('button', { name: 'Save and move 1 date' }));
  await waitFor(() => expect(saved().contractDates[1]?.date).toBe(after(LOAN.date, 7)));
  await waitFor(() => expect(region().queryByText(/not on its counted day/)).not.toBeInTheDocument());
});

test('what dates count from is saved only once MEC and the rule are confirmed', async () => {
  const earnest = counted('Earnest Money Deadline', after(MEC, 3), 'contract date + 3 days');
  const { user, saved } = await openTransaction({ counting: null, contractDates: [TITLE, earnest, CLOSE] });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await dialogOf('What dates count from');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByLabelText('MEC')).toHaveAccessibleDescription('Please type the day of MEC: dates count from it.');
  expect(dialog.getByText('Please choose whether dates on a day off move.')).toBeVisible();
  expect(dialog.getByLabelText('Contract date')).toBeVisible();
  await user.type(dialog.getByLabelText('MEC'), typed(MEC));
  await user.click(dialog.getByRole('button', { name: /On a day off/ }));
  await user.click(await screen.findByRole('option', { name: 'Stays (Will Not)' }));
  expect(saved().counting).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved().counting).toEqual(counting));
});
