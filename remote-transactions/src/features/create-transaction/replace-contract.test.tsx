import { scanContract } from '@keydate/contracts/scans';
import { aRealtor } from '@keydate/testing/builders/people';
import { screen, within } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();
const another = () => new File(['%PDF-1.7'], 'counterproposal.pdf', { type: 'application/pdf' });
const question = () => within(screen.getByRole('alertdialog', { name: 'Replace the dates of contract.pdf?' }));

/** A contract is at review; then the person goes back to the upload. */
async function reviewsAndGoesBack(atReview?: (opened: Awaited<ReturnType<typeof openWizard>>) => Promise<void>) {
  const opened = await openWizard({}, aRealtor(), 'atDates');
  const { user, wizard, server } = opened;
  await wizard.uploads();
  await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
  await wizard.next();
  await atReview?.(opened);
  await user.click(wizard.dialog().getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { level: 3, name: 'Select Title and Select Dates' });
  await user.click(wizard.dialog().getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { level: 3, name: 'Add Contract Dates' });
  return { ...opened, scans: () => server.exchanges.filter(({ call }) => call === scanContract) };
}

const unticks: Parameters<typeof reviewsAndGoesBack>[0] = async ({ user }) =>
  user.click(screen.getByRole('checkbox', { name: 'Closing Date' }));

test('another contract asks before it replaces changed dates, and is not read if they stay', async () => {
  const { user, wizard, scans } = await reviewsAndGoesBack(unticks);
  await wizard.uploads(another());
  expect(
    question().getByText(
      'Once counterproposal.pdf is read, its dates replace the ones you changed during review. Dates you added stay.',
    ),
  ).toBeInTheDocument();
  await user.click(question().getByRole('button', { name: 'Keep them' }));

  expect(scans()).toHaveLength(1);
  await wizard.next();
  await wizard.next();
  expect(screen.getByRole('checkbox', { name: 'Closing Date' })).not.toBeChecked();
});

test('after replacing, the dates are those of the other contract', async () => {
  const { user, wizard } = await reviewsAndGoesBack(unticks);
  await wizard.uploads(another());
  await user.click(question().getByRole('button', { name: 'Replace them' }));

  expect(await screen.findByText(/rows were read from counterproposal\.pdf/)).toBeInTheDocument();
  await wizard.next();
  expect(screen.getByRole('checkbox', { name: 'Closing Date' })).toBeChecked();
});

test('unchanged dates are replaced without asking', async () => {
  const { wizard } = await reviewsAndGoesBack();
  await wizard.uploads(another());

  expect(await screen.findByText(/rows were read from counterproposal\.pdf/)).toBeInTheDocument();
});
