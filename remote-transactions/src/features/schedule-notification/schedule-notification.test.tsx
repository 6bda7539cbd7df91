import { updateTransaction } from '@keydate/contracts/transaction-update';
import { act, screen, waitFor } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();

const choice = (name: string) => screen.findByRole('radio', { name });

test('6 hours, 1 days, 1 weeks and a custom value are offered, with 6 hours selected', async () => {
  await openTransaction();

  for (const name of ['1 days', '1 weeks', 'Custom']) expect(await choice(name)).not.toBeChecked();
  expect(await choice('6 hours')).toBeChecked();
});

test('a choice is stored as a type and a number', async () => {
  const { user, saved } = await openTransaction();
  await user.click(await choice('1 weeks'));
  await user.click(screen.getByRole('button', { name: 'Schedule' }));

  expect(await screen.findByText('Scheduled Notification Succesfully')).toBeInTheDocument();
  expect(saved().notification).toEqual({ type: 'weeks', value: 1 });
  expect(screen.getByRole('radiogroup', { name: 'Before each deadline' })).toHaveFocus();
});

test('a double click on Schedule sends one request and shows one message', async () => {
  const { user, server } = await openTransaction();
  await user.click(await choice('1 weeks'));
  const schedule = screen.getByRole('button', { name: 'Schedule' });
  // both before the page is drawn again
  act(() => {
    schedule.click();
    schedule.click();
  });

  expect(await screen.findAllByText('Scheduled Notification Succesfully')).toHaveLength(1);
  expect(server.exchanges.filter(({ call }) => call === updateTransaction)).toHaveLength(1);
});

test('going back to the transaction’s own choice leaves no unsaved edit', async () => {
  const { user, reload } = await openTransaction();
  await user.click(await choice('1 weeks'));
  await user.click(await choice('6 hours'));

  expect(screen.queryByRole('button', { name: 'Schedule' })).not.toBeInTheDocument();
  await reload();
  expect(await choice('6 hours')).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Schedule' })).not.toBeInTheDocument();
});

test('a custom value has its own unit', async () => {
  const { user, saved } = await openTransaction();
  await user.click(await choice('Custom'));
  await user.type(screen.getByLabelText('Value'), '3');
  await user.click(screen.getByRole('button', { name: /Unit/ }));
  await user.click(await screen.findByRole('option', { name: 'days' }));
  await user.click(screen.getByRole('button', { name: 'Schedule' }));

  await waitFor(() => expect(saved().notification).toEqual({ type: 'days', value: 3 }));
  expect(await choice('Custom')).toBeChecked();
});

test('without a value it says Enter correct value and sends nothing', async () => {
  const { user, server } = await openTransaction();
  await user.click(await choice('Custom'));
  await user.click(screen.getByRole('button', { name: 'Schedule' }));

  expect(await screen.findByText('Enter correct value')).toBeVisible();
  expect(screen.getByLabelText('Value')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(server.exchanges.some(({ call }) => call === updateTransaction)).toBe(false);
});

test('a failure says Scheduled Notification Failed, and the choice stays', async () => {
  const { user } = await openTransaction(
    {},
    { faults: [{ call: updateTransaction, kind: 'refused', code: 'INTERNAL' }] },
  );
  await user.click(await choice('1 days'));
  await user.click(screen.getByRole('button', { name: 'Schedule' }));

  expect(await screen.findByText('Scheduled Notification Failed')).toBeInTheDocument();
  expect(await choice('1 days')).toBeChecked();
});

test('somebody else’s choice is shown next to the person’s own', async () => {
  const { user, saved, somebodyElse } = await openTransaction();
  await user.click(await choice('1 days'));
  somebodyElse({ notification: { type: 'weeks', value: 2 } });
  await user.click(screen.getByRole('button', { name: 'Schedule' }));

  expect(await screen.findByRole('radio', { name: /Take theirs\s*2 weeks/ })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved().notification).toEqual({ type: 'days', value: 1 }));
});
