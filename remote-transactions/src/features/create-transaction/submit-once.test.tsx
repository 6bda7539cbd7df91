import { addTransaction } from '@keydate/contracts/transactions';
import { aRealtor } from '@keydate/testing/builders/people';
import { aTransaction } from '@keydate/testing/builders/transactions';
import { screen, waitFor } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();

/** A server that takes its time, until it is let answer. */
function heldAnswer() {
  let letAnswer = () => {};
  const until = new Promise<void>((resolve) => (letAnswer = resolve));
  return { faults: [{ call: addTransaction, kind: 'held', until } as const], letAnswer };
}

test('while it is being sent, nothing can be closed, changed or sent again', async () => {
  const { faults, letAnswer } = heldAnswer();
  const { user, wizard, server } = await openWizard({ faults }, aRealtor(), 'atDates');
  await wizard.addsByHand();
  await wizard.submit();

  for (const name of ['Back', 'Start over', 'Add a date', 'Edit Closing Date']) expect(screen.getByRole('button', { name })).toBeDisabled();
  await user.click(wizard.dialog().getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Create New Transaction' })).toBeInTheDocument();
  await wizard.submit();
  letAnswer();

  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(server.world.transactions).toHaveLength(1);
});

test('a deal that is created after the page was left is not in the wizard any more', async () => {
  const { faults, letAnswer } = heldAnswer();
  const { wizard, server, unmount } = await openWizard({ faults }, aRealtor(), 'atDates');
  await wizard.addsByHand();
  await wizard.submit();
  unmount();
  letAnswer();

  await waitFor(() => expect(server.world.transactions).toHaveLength(1));
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
});

test('a draft that meets the limit after the page was left is kept', async () => {
  const { faults, letAnswer } = heldAnswer();
  const { wizard, unmount } = await openWizard({ faults, transactions: [aTransaction()], activeLimit: 1 }, aRealtor(), 'atDates');
  await wizard.addsByHand();
  await wizard.submit();
  unmount();
  letAnswer();

  await waitFor(() => expect(window.localStorage.getItem('transactionValue')).toContain('14 Juniper Way'));
  expect(window.sessionStorage).toHaveLength(0);
});

test('whoever sends it again, because no answer came, has one deal', async () => {
  const person = aRealtor();
  const { wizard, server, unmount } = await openWizard({}, person, 'atDates');
  await wizard.addsByHand();
  const sent = window.sessionStorage.getItem('keydate.wizard')!;
  await wizard.submit();
  await waitFor(() => expect(server.world.transactions).toHaveLength(1));
  unmount();

  // the reload that came before the answer
  window.sessionStorage.setItem('keydate.wizard', sent);
  const again = await openWizard(server.world, person);
  await again.wizard.submit();
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  expect(again.server.world.transactions).toHaveLength(1);
});
