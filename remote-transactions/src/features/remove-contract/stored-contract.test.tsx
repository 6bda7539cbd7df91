import { removeContract } from '@keydate/contracts/contract-readings';
import { ERRORS } from '@keydate/contracts/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();

async function openWithContract() {
  const opened = await openTransaction();
  opened.server.memory.contracts.set('transaction-1', { url: '/files/contracts/reading-1', fileName: 'contract.pdf' });
  return { ...opened, user: await opened.reload() };
}
const question = () => screen.findByRole('alertdialog', { name: 'Remove contract.pdf?' });

test('the contract that is stored with a transaction is removed only after a question', async () => {
  const { user, server } = await openWithContract();
  await user.click(await screen.findByRole('button', { name: 'Remove contract.pdf' }));
  await user.click(within(await question()).getByRole('button', { name: 'Do not remove' }));
  expect(server.memory.contracts.size).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Remove contract.pdf' }));
  await user.click(within(await question()).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open contract.pdf' })).not.toBeInTheDocument());
  expect(server.memory.contracts.size).toBe(0);
});

test('a contract that could not be removed is still there, in one sentence', async () => {
  const { user, server } = await openWithContract();
  server.world.faults = [{ call: removeContract, kind: 'refused', code: 'INTERNAL' }];
  await user.click(await screen.findByRole('button', { name: 'Remove contract.pdf' }));
  await user.click(within(await question()).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(ERRORS.INTERNAL.message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open contract.pdf', hidden: true })).toBeInTheDocument();
});
