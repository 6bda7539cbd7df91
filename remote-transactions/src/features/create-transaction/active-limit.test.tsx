import { anAgent, aRealtor } from '@keydate/testing/builders/people';
import { aTransaction } from '@keydate/testing/builders/transactions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AT_DATES } from '../../../test/started-wizards';
import { installWizard } from '../../../test/open-wizard';
import { draftStore } from './draft.store';

const openWizard = installWizard();

const full = { transactions: [aTransaction()], activeLimit: 1 };

test('saves the draft, says so, starts over and shows a realtor a link to the plans', async () => {
  const person = aRealtor();
  const { user, wizard } = await openWizard(full, person, 'atDates');
  await wizard.addsByHand();
  await wizard.submit();

  const dialog = await screen.findByRole('dialog', { name: 'Active transaction limit has exceeded' });
  const toast = screen.getByText('Active transaction limit has exceeded', { selector: '.Toastify__toast *' });
  // in jsdom no animation ends by itself
  fireEvent.animationEnd(toast.closest('.Toastify__toast') ?? toast);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
  expect(within(dialog).getByRole('link', { name: 'See subscription' })).toHaveAttribute('href', '/subscription');
  expect(dialog).toHaveTextContent('Without a subscription, your company may have 1 active transaction.');
  expect(window.localStorage.getItem('transactionValue')).toContain('14 Juniper Way');
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));

  expect(await screen.findByText('The transaction for 14 Juniper Way is saved as a draft')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Transaction' }));
  expect(await screen.findByLabelText('Street Address')).toHaveValue('');
});

test('brings an agent, who cannot subscribe, the toast alone', async () => {
  const { wizard } = await openWizard(full, anAgent(), 'atDates');
  await wizard.addsByHand();
  await wizard.submit();

  expect(await screen.findByText('Active transaction limit has exceeded')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('of two drafts, the one that is discarded goes', async () => {
  const person = aRealtor();
  for (const street of ['14 Juniper Way', '9 Harrow Lane'])
    draftStore.add(person._id, {
      ...AT_DATES,
      requestId: crypto.randomUUID(),
      listing: { ...AT_DATES.listing, street },
    });
  const { user, wizard } = await openWizard({}, person);
  await user.click(wizard.dialog().getByRole('button', { name: 'Close' }));

  const notices = () => screen.queryAllByText(/is saved as a draft$/).map(({ textContent }) => textContent);
  await waitFor(() => expect(notices()).toHaveLength(2));
  const [discarded, remaining] = notices();
  await user.click(screen.getAllByRole('button', { name: 'Discard' })[0]!);
  expect(notices()).toEqual([remaining]);
  expect(window.localStorage.getItem('transactionValue')).not.toContain(discarded?.match(/for (.*) is saved/)?.[1]);
});

test('restoring asks before it replaces a transaction that was started since', async () => {
  const person = aRealtor({ isSubscriptionPurchased: true });
  const { user, wizard } = await openWizard(full, person, 'atDates');
  await wizard.addsByHand();
  await wizard.submit();
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Add Transaction' }));
  await wizard.fill('Street Address', '9 Harrow Lane');
  await user.click(wizard.dialog().getByRole('button', { name: 'Close' }));

  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByText('You have started another transaction')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep the new one' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keep the new one' }));
  expect(window.sessionStorage.getItem('keydate.wizard')).toContain('9 Harrow Lane');

  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await user.click(screen.getByRole('button', { name: 'Restore anyway' }));
  expect(await screen.findByRole('heading', { name: 'Review Contract Dates' })).toBeInTheDocument();
  expect(window.sessionStorage.getItem('keydate.wizard')).toContain('14 Juniper Way');
});

test('a restored draft stays saved until the transaction is created', async () => {
  const person = aRealtor({ isSubscriptionPurchased: true });
  const { user, wizard, server, unmount, reopen } = await openWizard(full, person, 'atDates');
  await wizard.addsByHand();
  await wizard.submit();
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await screen.findByRole('heading', { name: 'Review Contract Dates' });
  expect(screen.queryByText('The transaction for 14 Juniper Way is saved as a draft')).not.toBeInTheDocument();
  unmount();
  window.sessionStorage.clear();

  server.world.activeLimit = 5;
  const again = await reopen();
  await again.user.click(again.wizard.dialog().getByRole('button', { name: 'Close' }));
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  await screen.findByRole('heading', { name: 'Review Contract Dates' });
  await again.wizard.submit();
  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(window.localStorage.getItem('transactionValue')).toBeNull();
});
