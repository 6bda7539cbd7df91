import type { Transaction } from '@keydate/contracts/transactions';
import { dayWithWeekday } from '@keydate/domain/calendar-day';
import { latestDisclosureDay, mailingDayOf } from '@keydate/domain/closing-disclosure';
import { inDays } from '@keydate/testing/builders/days';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();
const date = (title: string, days = 40) => aContractDate({ _id: title.toLowerCase(), title, date: inDays(days) });
const inspection = date('Inspection', 5);
const region = () => within(screen.getByRole('region', { name: 'My Upcoming Deadlines' }));
const rowOf = (title: string) => within(region().getByText(title).closest('li')!);
const open = (...titles: string[]) =>
  openTransaction({ contractDates: [inspection, ...titles.map((title) => date(title))] });

test('the page shows which deadline is the closing, and by when the Closing Disclosure is received and mailed', async () => {
  await open('Scheduled Closing', 'Closing Documents');
  const row = rowOf('Scheduled Closing');
  expect(row.getByText('The closing')).toBeVisible();
  const closing = inDays(40);
  expect(row.getByText(/must receive the Closing Disclosure/)).toHaveTextContent(
    dayWithWeekday(latestDisclosureDay(closing)),
  );
  expect(row.getByText(/mail it by/)).toHaveTextContent(dayWithWeekday(mailingDayOf(closing)!));
  expect(rowOf('Closing Documents').queryByText('The closing')).not.toBeInTheDocument();
  expect(region().queryByRole('button', { name: 'Mark the closing' })).not.toBeInTheDocument();
});

test('where none is recognized the page says so, and the person marks it', async () => {
  const { user, saved } = await open('Signing at the bank');
  expect(region().getByText('No deadline is recognized as the closing')).toBeVisible();
  await user.click(region().getByRole('button', { name: 'Mark the closing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which deadline is the closing?' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please choose a deadline.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Closing'), 'signing at the bank');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(saved()).toMatchObject({ closing: 'signing at the bank', closing_marked: true }));
  expect(await rowOf('Signing at the bank').findByText('The closing')).toBeVisible();
  expect(region().queryByText('No deadline is recognized as the closing')).not.toBeInTheDocument();
});

test('where two compete the page names both and chooses neither', async () => {
  await open('Closing Date', 'Settlement Date');
  expect(region().getByText('Two deadlines could be the closing')).toBeVisible();
  expect(region().getByText(/^“Closing Date”, .* · “Settlement Date”, /)).toBeVisible();
  expect(region().queryByText('The closing')).not.toBeInTheDocument();
  expect(region().queryByText(/Closing Disclosure by/)).not.toBeInTheDocument();
});

test('another deadline is marked in place of the recognized one, and the titles decide again', async () => {
  const { user, saved } = await open('Closing Date', 'Signing');
  const save = async (choice: string) => {
    await user.click(region().getByRole('button', { name: 'Change the closing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Which deadline is the closing?' }));
    await user.selectOptions(dialog.getByLabelText('Closing'), choice);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  await save('signing');
  await waitFor(() => expect(saved()).toMatchObject({ closing: 'signing', closing_marked: true }));
  await rowOf('Signing').findByText('The closing');
  await save('Let the titles decide again');
  await waitFor(() => expect(saved()).toMatchObject({ closing: 'closing date', closing_marked: false }));
});

test('“No loan” is remembered: the page says it instead of the Closing Disclosure, until there is a loan', async () => {
  const { user, saved, reload } = await open('Closing Date');
  await user.click(region().getByRole('button', { name: 'No loan (cash)' }));
  await waitFor(() => expect(saved().no_loan).toBe(true));
  const again = await reload();
  expect(region().getByText('Cash, no loan: there is no Closing Disclosure.')).toBeVisible();
  expect(region().queryByText(/must receive the Closing Disclosure/)).not.toBeInTheDocument();
  await again.click(region().getByRole('button', { name: 'There is a loan' }));
  await waitFor(() => expect(saved().no_loan).toBe(false));
});

test('a mark is saved over somebody else’s other change', async () => {
  const { user, saved, somebodyElse } = await open('Signing', 'Possession');
  somebodyElse({ street: '9 Elm Street' });
  await user.click(region().getByRole('button', { name: 'Mark the closing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which deadline is the closing?' }));
  await user.selectOptions(dialog.getByLabelText('Closing'), 'signing');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toMatchObject({ street: '9 Elm Street', closing: 'signing' }));
});

test('a mark never overwrites the closing that somebody else has marked meanwhile', async () => {
  const { user, saved, somebodyElse } = await open('Signing', 'Possession');
  somebodyElse({ closing: 'possession', closing_marked: true } satisfies Partial<Transaction>);
  await user.click(region().getByRole('button', { name: 'Mark the closing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which deadline is the closing?' }));
  await user.selectOptions(dialog.getByLabelText('Closing'), 'signing');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Update failed')).toBeVisible();
  expect(saved().closing).toBe('possession');
});
