import { act, screen, waitFor } from '@testing-library/react';
import { aRealtor } from '@keydate/testing/builders/people';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();
type Opened = Awaited<ReturnType<typeof openWizard>>;

const heading = (name: string) => screen.findByRole('heading', { level: 3, name });
const date = (name: string) => screen.queryByRole('checkbox', { name });

async function goBackTo(step: string, { user, wizard }: Pick<Opened, 'user' | 'wizard'>) {
  await user.click(wizard.dialog().getByRole('button', { name: 'Back' }));
  await heading(step);
}

/** A contract whose dates the person changed and removed; then manual dates, one of them removed; then back at the upload. */
async function triesManualDatesAfterAScan() {
  const opened = await openWizard({}, aRealtor(), 'atDates');
  const { user, wizard } = opened;
  await wizard.uploads();
  await heading('Select Title and Select Dates');
  await wizard.next();
  await heading('Review Contract Dates');
  await user.click(screen.getByRole('checkbox', { name: 'Closing Date' }));
  await user.click(screen.getByRole('button', { name: 'Remove Appraisal Deadline' }));
  await goBackTo('Select Title and Select Dates', opened);
  await goBackTo('Add Contract Dates', opened);

  await wizard.addsByHand();
  await user.click(screen.getByRole('button', { name: 'Remove Closing Date' }));
  await goBackTo('Add Contract Dates', opened);
  return opened;
}

async function expectScannedDates({ wizard }: Pick<Opened, 'wizard'>) {
  expect(screen.getByText('contract.pdf: 5 rows read')).toBeInTheDocument();
  await wizard.next();
  await heading('Select Title and Select Dates');
  await wizard.next();
  await heading('Review Contract Dates');
  expect(date('Closing Date')).not.toBeChecked();
  expect(date('Alternative Earnest Money Deadline')).toBeChecked();
  expect(date('Appraisal Deadline')).not.toBeInTheDocument();
}

function expectManualDates() {
  expect(date('Inspection Objection Deadline')).not.toBeChecked();
  expect(date('Closing Date')).not.toBeInTheDocument();
  expect(date('Alternative Earnest Money Deadline')).not.toBeInTheDocument();
}

test('trying manual dates loses neither the scanned dates nor the edits to them, and going back to these not the manual ones', async () => {
  const opened = await triesManualDatesAfterAScan();
  await expectScannedDates(opened);

  await goBackTo('Select Title and Select Dates', opened);
  await goBackTo('Add Contract Dates', opened);
  await opened.wizard.addsByHand();
  expectManualDates();
});

test('after a reload, the upload that shows a contract still leads to its dates', async () => {
  const { unmount, reopen } = await triesManualDatesAfterAScan();
  unmount();

  await expectScannedDates(await reopen());
});

test('the browser’s Back and Forward lead through the list that the person was in', async () => {
  const { wizard } = await triesManualDatesAfterAScan();
  act(() => window.history.forward());
  await heading('Review Contract Dates');
  expectManualDates();

  act(() => window.history.back());
  await heading('Add Contract Dates');
  await wizard.next();
  await heading('Select Title and Select Dates');
  act(() => window.history.back());
  await heading('Add Contract Dates');
  act(() => window.history.forward());
  await heading('Select Title and Select Dates');
  await waitFor(() => expect(window.location.search).toBe('?add=columns'));
});
