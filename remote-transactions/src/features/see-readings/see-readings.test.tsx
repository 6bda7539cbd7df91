import { aCompany } from '@keydate/testing/builders/companies';
import { aRealtor } from '@keydate/testing/builders/people';
import { screen, waitFor, within } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';
import { copy } from './copy';

const openWizard = installWizard();
const wren = aRealtor();
const file = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' });

/** The wizard at its dates step, with a contract of the person's that was read while they were away. */
async function openWithReading(personId = wren._id) {
  const opened = await openWizard({}, wren, 'atDates');
  opened.server.memory.readings.set('reading-1', { personId, file, began: 0 });
  opened.unmount();
  return opened.reopen();
}

test('a contract that was read waits on the dashboard, and Review leads to its dates', async () => {
  const { user, server, wizard } = await openWithReading();
  await user.click(wizard.dialog().getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Review contract.pdf' }));

  expect(await screen.findByRole('heading', { name: 'Select Title and Select Dates' })).toBeInTheDocument();
  await wizard.next();
  const keep = await screen.findByRole('checkbox', { name: 'Keep contract.pdf with the transaction' });
  expect(keep).not.toBeChecked();
  await user.click(keep);
  await wizard.submit();

  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect([...server.memory.contracts.values()]).toEqual([
    { url: '/files/contracts/reading-1', fileName: 'contract.pdf' },
  ]);
  expect(server.memory.readings.size).toBe(0);
});

test('Review of the contract whose review is open opens that, and asks nothing', async () => {
  const { user, wizard, server } = await openWizard({}, wren, 'atDates');
  await wizard.uploads();
  await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
  await wizard.next();
  await user.click(await screen.findByRole('checkbox', { name: 'Closing Date' }));
  await user.click(wizard.dialog().getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Review contract.pdf' }));

  expect(await screen.findByRole('checkbox', { name: 'Closing Date' })).not.toBeChecked();
  expect(server.memory.readings.size).toBe(1);
});

test('a contract that gives way to another of the list returns to the list', async () => {
  const { user, wizard, server } = await openWizard({}, wren, 'atDates');
  const second = new File(['%PDF-1.7 '], 'second.pdf', { type: 'application/pdf' });
  server.memory.readings.set('reading-2', { personId: wren._id, file: second, began: 0 });
  await wizard.uploads();
  await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
  await user.click(wizard.dialog().getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Review second.pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Replace them' }));
  expect(await screen.findByText(/rows were read from second\.pdf/)).toBeInTheDocument();

  expect([...server.memory.readings.values()].map(({ file: { name } }) => name).sort()).toEqual([
    'contract.pdf',
    'second.pdf',
  ]);
});

test('the box that stores a contract is on at first where the company’s owner chose that', async () => {
  const company = aCompany({ keepsContracts: true });
  const { wizard } = await openWizard({}, aRealtor({ company }), 'atDates');
  await wizard.uploads();
  await wizard.next();
  expect(await screen.findByRole('checkbox', { name: 'Keep contract.pdf with the transaction' })).toBeChecked();
});

test('a contract that is deleted before Submit is said not to be saved with the transaction', async () => {
  const { user, server, wizard } = await openWizard({}, wren, 'atDates');
  await wizard.uploads();
  await wizard.next();
  await user.click(await screen.findByRole('checkbox', { name: 'Keep contract.pdf with the transaction' }));
  server.memory.readings.clear();
  await wizard.submit();

  expect(
    await screen.findByText('The contract’s file was already deleted, so it is not saved with the transaction.'),
  ).toBeInTheDocument();
  expect(server.world.transactions).toHaveLength(1);
});

test('a contract is deleted with its removal', async () => {
  const { user, server, wizard } = await openWithReading();
  await user.click(wizard.dialog().getByRole('button', { name: 'Close' }));
  const list = within(await screen.findByRole('region', { name: 'Contracts that you uploaded' }));
  await user.click(list.getByRole('button', { name: 'Remove contract.pdf' }));

  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(server.memory.readings.size).toBe(0);
});

test('a contract of several files is named in the plural', () => {
  expect(copy.underWay('page-1.jpg and 1 more file')).toBe('page-1.jpg and 1 more file are being read');
  expect(copy.ready('contract.pdf')).toBe('contract.pdf is ready for your review');
});

test('nothing is listed for a person without contracts', async () => {
  const { wizard, user } = await openWithReading('somebody-else');
  await user.click(wizard.dialog().getByRole('button', { name: 'Close' }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });

  expect(screen.queryByRole('region', { name: 'Contracts that you uploaded' })).not.toBeInTheDocument();
});

test('a contract is deleted with the entries that its person discards', async () => {
  const { server, user, wizard } = await openWizard({}, wren, 'atDates');
  await wizard.uploads();
  await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
  expect(server.memory.readings.size).toBe(1);
  await user.click(wizard.dialog().getByRole('button', { name: 'Start over' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Start over?' }));
  await user.click(question.getByRole('button', { name: 'Start over' }));

  await waitFor(() => expect(server.memory.readings.size).toBe(0));
});
