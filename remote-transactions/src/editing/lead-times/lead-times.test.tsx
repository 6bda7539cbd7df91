import { updateTransaction } from '@keydate/contracts/transaction-update';
import { aDay } from '@keydate/testing/builders/days';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();

type User = Awaited<ReturnType<typeof openTransaction>>['user'];

const CLOSING = aContractDate({ _id: 'closing', title: 'Closing Date', date: aDay('04-30-2027') });
const MORE = 'Add more reminders';

async function opens(user: User, button: string, title = 'Reminders before each deadline') {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

async function adds(user: User, value: string, unit = 'days') {
  await user.click(screen.getByRole('button', { name: 'Add a reminder' }));
  await user.keyboard(value);
  await user.selectOptions(screen.getAllByLabelText(/^Unit of/).at(-1)!, unit);
}

test('a transaction has several reminders, and their moments are shown before they are saved', async () => {
  const { user, saved } = await openTransaction({ contractDates: [CLOSING] });
  const dialog = await opens(user, MORE);
  await adds(user, '2');
  expect(dialog.getByRole('region', { name: /^When they go out/ })).toHaveTextContent(
    'Wed 04-28, 11:59 PM · Fri 04-30, 5:59 PM',
  );
  await adds(user, '48', 'hours');
  expect(dialog.getByText('Reminders that fall on the same moment go out as one.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove reminder 3' }));
  expect(dialog.getByLabelText('Value of reminder 2')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Also 2 days before each deadline.')).toBeVisible();
  expect(saved().lead_times.map(({ value, type }) => `${value} ${type}`)).toEqual(['6 hours', '2 days']);
  expect(screen.getByRole('button', { name: 'Change all reminders' })).toHaveFocus();
});

test('a deadline has reminders of its own until it has the transaction’s again', async () => {
  const { user, saved } = await openTransaction({ contractDates: [CLOSING] });
  const button = 'Change the reminders of Closing Date';
  const dialog = await opens(user, button, 'Reminders of Closing Date');
  await user.click(dialog.getByRole('checkbox', { name: 'Reminders of its own' }));
  await adds(user, '1', 'weeks');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Closing Date: 6 hours and 1 week before.')).toBeVisible();
  expect(saved().lead_times).toHaveLength(1);
  const again = await opens(user, button, 'Reminders of Closing Date');
  await user.click(again.getByRole('checkbox', { name: /^The transaction’s reminders/ }));
  await user.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved().deadline_lead_times).toEqual([]));
});

test('two alike and an empty one are refused in one sentence each, and nothing typed is lost', async () => {
  const { user, server } = await openTransaction({ contractDates: [CLOSING] });
  const dialog = await opens(user, MORE);
  await adds(user, '6', 'hours');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Choose 1 to 6 reminders, each at another time.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Value of reminder 1'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter correct value')).toBeVisible();
  expect(dialog.getByLabelText('Value of reminder 1')).toHaveFocus();
  expect(dialog.getByLabelText('Value of reminder 2')).toHaveValue('6');
  expect(server.exchanges.some(({ call }) => call === updateTransaction)).toBe(false);

  await user.keyboard('{Escape}');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  const again = await opens(user, MORE);
  expect(again.queryByLabelText('Value of reminder 2')).not.toBeInTheDocument();
});

test('a failure leaves the entries, and somebody else’s reminders are shown next to the person’s own', async () => {
  const { user, server, saved, somebodyElse } = await openTransaction(
    { contractDates: [CLOSING] },
    { faults: [{ call: updateTransaction, kind: 'refused', code: 'INTERNAL' }] },
  );
  const dialog = await opens(user, MORE);
  await adds(user, '2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The reminders were not saved')).toBeInTheDocument();
  expect(dialog.getByLabelText('Value of reminder 2')).toHaveValue('2');

  server.world.faults = [];
  somebodyElse({
    lead_times: [
      { type: 'hours', value: 6 },
      { type: 'weeks', value: 1 },
    ],
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('radio', { name: /Take theirs\s*6 hours and 1 week before/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved().lead_times).toHaveLength(2);
});
