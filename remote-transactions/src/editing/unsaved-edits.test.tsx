import { updateTransaction } from '@keydate/contracts/transaction-update';
import { aDay } from '@keydate/testing/builders/days';
import { anAgent } from '@keydate/testing/builders/people';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import { screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../test/open-transaction';

const openTransaction = installTransaction();

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function typesStreet(given: Parameters<typeof openTransaction>[1] = {}) {
  const page = await openTransaction({}, given);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Address' }));
  const address = await dialog('Edit Address');
  await page.user.type(address.getByLabelText('Street Address'), ', Unit 2');
  return { ...page, address };
}

describe('a reload loses nothing', () => {
  test('of an address', async () => {
    const { reload, saved } = await typesStreet();
    const user = await reload();

    const address = await dialog('Edit Address');
    expect(address.getByText('Not saved yet')).toBeInTheDocument();
    expect(address.getByLabelText('Street Address')).toHaveValue('1187 Cattail Court, Unit 2');
    await user.click(address.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved().street).toBe('1187 Cattail Court, Unit 2'));
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('of the dates, including the open date dialog', async () => {
    const { user, reload } = await openTransaction({
      contractDates: [
        aContractDate({ title: 'Appraisal Deadline' }),
        aContractDate({ title: 'Closing Date', date: aDay('04-30-2027') }),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Edit Contract dates' }));
    await user.click((await dialog('Edit Contract dates')).getByRole('button', { name: /^Remove Appraisal/ }));
    await user.click((await dialog('Edit Contract dates')).getByRole('button', { name: /^Edit Closing/ }));
    await user.type((await dialog('Change Deadline Details')).getByLabelText('Title'), ' and Possession');
    const again = await reload();

    expect((await dialog('Change Deadline Details')).getByLabelText('Title')).toHaveValue(
      'Closing Date and Possession',
    );
    await again.click((await dialog('Change Deadline Details')).getByRole('button', { name: 'Save' }));
    const dates = await dialog('Edit Contract dates');
    expect(dates.getByRole('button', { name: 'Edit Closing Date and Possession, 04-30-2027' })).toHaveFocus();
    expect(dates.getByText(/^Removed: Appraisal Deadline/)).toBeInTheDocument();
  });

  test('of the reminders of a deadline', async () => {
    const { user, reload, saved } = await openTransaction({
      contractDates: [aContractDate({ _id: 'closing', title: 'Closing Date', date: aDay('04-30-2027') })],
    });
    await user.click(screen.getByRole('button', { name: 'Change the reminders of Closing Date' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Reminders of its own' }));
    await user.type(screen.getByLabelText('Value of reminder 1'), '{Backspace}12');
    const again = await reload();

    const reminders = await dialog('Reminders of Closing Date');
    expect(reminders.getByText('Not saved yet')).toBeInTheDocument();
    expect(reminders.getByLabelText('Value of reminder 1')).toHaveValue('12');
    await again.click(reminders.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved().deadline_lead_times).toMatchObject([{ lead_times: [{ value: 12 }] }]));
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('of a notification', async () => {
    const { user, reload } = await openTransaction();
    await user.click(await screen.findByRole('radio', { name: 'Custom' }));
    await user.type(screen.getByLabelText('Value'), '36');
    await reload();

    expect(await screen.findByLabelText('Value')).toHaveValue('36');
    expect(screen.getByRole('button', { name: 'Schedule' })).toBeInTheDocument();
  });

  test('of a notification, which says that it is not saved until it is', async () => {
    const { user, reload } = await openTransaction();
    await user.click(await screen.findByRole('radio', { name: '1 weeks' }));
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
    const again = await reload();

    expect(await screen.findByText('Not saved yet')).toBeVisible();
    await again.click(screen.getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
    await again.click(screen.getByRole('radio', { name: '1 days' }));
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  });
});

test('an edit that was undone or discarded is not stored', async () => {
  const { user, address } = await typesStreet();
  await user.type(address.getByLabelText('Street Address'), '{Backspace}'.repeat(', Unit 2'.length));
  expect(window.sessionStorage).toHaveLength(0);

  await user.type(address.getByLabelText('Street Address'), ', Unit 3');
  await user.keyboard('{Escape}');
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
      name: 'Leave',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.sessionStorage).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Edit Address' })).toHaveFocus();
});

test('another person on the same machine does not see it', async () => {
  const { reload, server } = await typesStreet();
  await reload(anAgent({ company: server.world.accounts[0]?.user.company }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('a person who leaves while it is being saved', () => {
  async function leavesWhileSaving(
    world: Parameters<typeof openTransaction>[1] = {},
    meanwhile?: (page: Awaited<ReturnType<typeof typesStreet>>) => void,
  ) {
    const { fault, letAnswer } = heldCall(updateTransaction);
    const page = await typesStreet({ faults: [fault], ...world });
    meanwhile?.(page);
    await page.user.click(page.address.getByRole('button', { name: 'Save' }));
    page.leave();
    letAnswer();
    return page;
  }

  test('gets a toast that it is saved', async () => {
    const { saved } = await leavesWhileSaving();

    expect(await screen.findByText('Update successful!')).toBeInTheDocument();
    expect(saved().street).toBe('1187 Cattail Court, Unit 2');
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('gets a notice that somebody else changed it too, which leads back to their edit', async () => {
    const { user, saved } = await leavesWhileSaving({}, ({ somebodyElse }) => somebodyElse({ street: '9 Aspen Way' }));

    expect(
      await screen.findByText(
        '1187 Cattail Court: Somebody else has changed this transaction in the meantime. Your entries are still there.',
      ),
    ).toBeInTheDocument();
    expect(saved().street).toBe('9 Aspen Way');
    await user.click(screen.getByRole('button', { name: 'Open transaction' }));

    const address = await dialog('Edit Address');
    expect(address.getByLabelText('Street Address')).toHaveValue('1187 Cattail Court, Unit 2');
    await user.click(address.getByRole('button', { name: 'Save' }));
    expect(await address.findByRole('radio', { name: /9 Aspen Way/ })).not.toBeChecked();
    expect(address.getByRole('radio', { name: /1187 Cattail Court, Unit 2/ })).toBeChecked();
  });
});
