import { aScan } from '@keydate/testing/builders/scans';
import { aRealtor } from '@keydate/testing/builders/people';
import { screen, within } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();

test('entries in Change Deadline Details survive a reload, and so does the review behind it', async () => {
  const { user, wizard, unmount, reopen } = await openWizard({}, aRealtor(), 'atDates');
  await wizard.addsByHand();
  await user.click(screen.getByRole('button', { name: 'Edit Closing Date' }));
  const change = () => within(screen.getByRole('dialog', { name: 'Change Deadline Details' }));
  await screen.findByRole('dialog', { name: 'Change Deadline Details' });
  await user.type(change().getByLabelText('Title'), ' and Possession');
  await user.type(change().getByLabelText('Date'), '4/30/2027');
  unmount();
  const again = await reopen();

  expect(change().getByLabelText('Title')).toHaveValue('Closing Date and Possession');
  await again.user.click(change().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('04-30-2027')).toBeInTheDocument();
});

test('a contract is read without the page: the dashboard lists it, and its review leads to its dates', async () => {
  const { wizard, unmount, reopen } = await openWizard(
    { scan: { outcome: { rows: aScan() }, pages: 4, takesMs: 60_000 } },
    aRealtor(),
    'atDates',
  );
  await wizard.uploads();
  await screen.findByRole('progressbar');
  unmount();
  const { server, wizard: again } = await reopen();

  expect(screen.getByText('You did not wait for contract.pdf')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(await screen.findByText('contract.pdf is being read')).toBeInTheDocument();
  server.world.scan = { outcome: { rows: aScan() }, pages: 4, takesMs: 0 };
  // the same file leads to the same reading
  await again.uploads();
  expect(server.memory.readings.size).toBe(1);
  expect(await screen.findByRole('heading', { name: 'Select Title and Select Dates' })).toBeInTheDocument();
});
