import { startReading } from '@keydate/contracts/contract-readings';
import { aRealtor } from '@keydate/testing/builders/people';
import { screen, within } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();
const another = () => new File(['%PDF-1.7'], 'counterproposal.pdf', { type: 'application/pdf' });
const question = () => within(screen.getByRole('alertdialog', { name: 'Replace the dates of contract.pdf?' }));

const back = async ({ user, wizard }: Awaited<ReturnType<typeof openWizard>>, step: string) => {
  await user.click(wizard.dialog().getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { level: 3, name: step });
};

/** From review to the upload. */
const goBack = async (opened: Awaited<ReturnType<typeof openWizard>>) => {
  await back(opened, 'Select Title and Select Dates');
  await back(opened, 'Add Contract Dates');
};

test('another contract asks before it replaces changed dates: it is not read if they stay, else its dates are shown', async () => {
  const opened = await openWizard({}, aRealtor(), 'atDates');
  const { user, wizard, server } = opened;
  await wizard.uploads();
  await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
  await wizard.next();
  await user.click(screen.getByRole('checkbox', { name: 'Closing Date' }));
  await goBack(opened);
  await wizard.uploads(another());
  expect(
    question().getByText(
      'Once counterproposal.pdf is read, its dates replace the ones you changed during review. Dates you added stay, and so do the address and the client.',
    ),
  ).toBeInTheDocument();
  await user.click(question().getByRole('button', { name: 'Keep them' }));

  expect(server.exchanges.filter(({ call }) => call === startReading)).toHaveLength(1);
  await wizard.next();
  await wizard.next();
  expect(screen.getByRole('checkbox', { name: 'Closing Date' })).not.toBeChecked();

  await goBack(opened);
  await wizard.uploads(another());
  await user.click(question().getByRole('button', { name: 'Replace them' }));
  expect(await screen.findByText(/rows were read from counterproposal\.pdf/)).toBeInTheDocument();
  await wizard.next();
  expect(screen.getByRole('checkbox', { name: 'Closing Date' })).toBeChecked();
});
