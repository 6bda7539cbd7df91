import { updateTransaction } from '@keydate/contracts/transaction-update';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();

async function openEditor(...given: Parameters<typeof openTransaction>) {
  const page = await openTransaction(...given);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Address' }));
  const retype = async (label: string, text: string) => {
    await page.user.clear(dialog.getByLabelText(label));
    if (text) await page.user.type(dialog.getByLabelText(label), text);
  };
  const save = async () => page.user.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...page, dialog, retype, save };
}

test('the address is edited under Listing Information, and the page shows it at once', async () => {
  const { dialog, retype, save, saved } = await openEditor();
  expect(dialog.getByRole('heading', { name: 'Listing Information' })).toBeInTheDocument();
  expect(dialog.getByLabelText('Street Address')).toHaveValue('1187 Cattail Court');

  await retype('Street Address', '1189 Cattail Court');
  await save();

  expect(await screen.findByText('Update successful!')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getAllByText(/1189 Cattail Court/)).toHaveLength(2);
  expect(saved()).toMatchObject({ street: '1189 Cattail Court', version: 2 });
});

test('an address that the server would refuse is not sent, and its fields say why', async () => {
  const { server, dialog, retype, save } = await openEditor();
  await retype('Zip Code', '805');
  await retype('City', '');
  await save();

  expect(await dialog.findByText('Invalid Zip Code')).toBeInTheDocument();
  expect(dialog.getByText('City is required.')).toBeInTheDocument();
  expect(server.exchanges.some(({ call }) => call === updateTransaction)).toBe(false);
});

test('a failure says Failed to Submit, and the entries stay', async () => {
  const { dialog, retype, save } = await openEditor(
    {},
    { faults: [{ call: updateTransaction, kind: 'refused', code: 'INTERNAL' }] },
  );
  await retype('City', 'Longmont');
  await save();

  expect(await screen.findByText('Failed to Submit')).toBeVisible();
  expect(dialog.queryByText('Failed to Submit')).not.toBeInTheDocument();
  expect(dialog.getByLabelText('City')).toHaveValue('Longmont');
});

test('after a successful retry, the failure toast is gone', async () => {
  const { server, retype, save } = await openEditor(
    {},
    { faults: [{ call: updateTransaction, kind: 'refused', code: 'INTERNAL' }] },
  );
  await retype('City', 'Longmont');
  await save();
  await screen.findByText('Failed to Submit');
  server.world.faults = [];
  await save();

  expect(await screen.findByText('Update successful!')).toBeInTheDocument();
  const failed = screen.getByText('Failed to Submit');
  // in jsdom no animation ends by itself
  fireEvent.animationEnd(failed.closest('.Toastify__toast') ?? failed);
  await waitFor(() => expect(failed).not.toBeInTheDocument());
});

test('changes by two people to different fields are merged', async () => {
  const { retype, save, saved, somebodyElse } = await openEditor();
  await retype('Street Address', '1189 Cattail Court');
  somebodyElse({ zipcode: '80538', contractDates: [] });
  await save();

  expect(await screen.findByText('Update successful!')).toBeInTheDocument();
  expect(saved()).toMatchObject({ street: '1189 Cattail Court', zipcode: '80538', contractDates: [] });
});

describe('when somebody else changed the same field', () => {
  async function disagreed() {
    const page = await openEditor();
    await page.retype('Street Address', '1189 Cattail Court');
    page.somebodyElse({ street: '1191 Cattail Court' });
    await page.save();
    await page.dialog.findByText('Somebody else changed this too');
    return page;
  }

  test('both versions are shown, Back returns to the entries, and mine is saved where I keep it', async () => {
    const { user, dialog, save, saved } = await disagreed();
    expect(dialog.getByRole('radio', { name: /1189 Cattail Court/ })).toBeChecked();
    expect(dialog.getByRole('radio', { name: /1191 Cattail Court/ })).not.toBeChecked();
    expect(saved().street).toBe('1191 Cattail Court');
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByLabelText('Street Address')).toHaveValue('1189 Cattail Court');

    await save();
    await dialog.findByText('Somebody else changed this too');
    await save();
    await waitFor(() => expect(saved()).toMatchObject({ street: '1189 Cattail Court', version: 3 }));
  });

  test('the dialog says who saved it', async () => {
    const page = await openEditor();
    await page.retype('Street Address', '1189 Cattail Court');
    page.server.world.lastChangedBy = { _id: 'robin', fullName: 'Robin Vale' };
    page.somebodyElse({ street: '1191 Cattail Court' });
    await page.save();
    expect(await page.dialog.findByText('Robin Vale changed this too')).toBeVisible();
  });

  test('their version can be taken', async () => {
    const { user, dialog, save, saved } = await disagreed();
    await user.click(dialog.getByRole('radio', { name: /1191 Cattail Court/ }));
    await save();

    expect(await screen.findByText('Update successful!')).toBeInTheDocument();
    expect(saved()).toMatchObject({ street: '1191 Cattail Court', version: 2 });
  });
});
