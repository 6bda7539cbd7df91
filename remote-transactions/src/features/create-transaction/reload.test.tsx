import { startReading } from '@keydate/contracts/contract-readings';
import { ERRORS } from '@keydate/contracts/errors';
import { aScan } from '@keydate/testing/builders/scans';
import { aRealtor } from '@keydate/testing/builders/people';
import { heldCall } from '@keydate/testing/fake-server/held-call';
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

test('a contract is read without the page: the wizard shows its progress again, and then its dates', async () => {
  const { wizard, unmount, reopen } = await openWizard(
    { scan: { outcome: { rows: aScan() }, pages: 4, takesMs: 60_000 } },
    aRealtor(),
    'atDates',
  );
  await wizard.uploads();
  await screen.findByRole('progressbar');
  unmount();
  const { server } = await reopen();

  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(screen.queryByText('We may not have received contract.pdf')).not.toBeInTheDocument();
  server.world.scan = { outcome: { rows: aScan() }, pages: 4, takesMs: 0 };
  expect(await screen.findByRole('heading', { name: 'Select Title and Select Dates' })).toBeInTheDocument();
});

test('an upload continues while its person is away from the wizard, which shows it again', async () => {
  const { fault, letAnswer } = heldCall(startReading);
  const { wizard, unmount, reopen } = await openWizard(
    { scan: { outcome: { rows: aScan() }, pages: 4, takesMs: 0 }, faults: [fault] },
    aRealtor(),
    'atDates',
  );
  await wizard.uploads();
  await screen.findByRole('progressbar');
  unmount();
  await reopen();

  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(screen.queryByText('We may not have received contract.pdf')).not.toBeInTheDocument();
  letAnswer();
  expect(await screen.findByRole('heading', { name: 'Select Title and Select Dates' })).toBeInTheDocument();
});

test('an upload that a reload cut off is named in one sentence', async () => {
  const realtor = aRealtor();
  const { unmount, reopen } = await openWizard({}, realtor, 'atDates');
  unmount();
  const stored = JSON.parse(sessionStorage.getItem('keydate.wizard')!) as Record<string, object>;
  const wizards = { ...stored, [realtor._id]: { ...stored[realtor._id], reading: 'cut-off.pdf' } };
  sessionStorage.setItem('keydate.wizard', JSON.stringify(wizards));
  await reopen();

  expect(await screen.findByText('We may not have received cut-off.pdf')).toBeInTheDocument();
});

test('a contract that was deleted meanwhile is named in one sentence, and another one can be read', async () => {
  const { server, wizard, unmount, reopen } = await openWizard(
    { scan: { outcome: { rows: aScan() }, pages: 4, takesMs: 60_000 } },
    aRealtor(),
    'atDates',
  );
  await wizard.uploads();
  await screen.findByRole('progressbar');
  unmount();
  server.memory.readings.clear();
  await reopen();

  expect(await screen.findByText(ERRORS.READING_GONE.message)).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByText('Nothing you entered is lost.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Upload a contract' })).toBeInTheDocument();
});
