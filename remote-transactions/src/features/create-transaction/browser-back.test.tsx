import { act, screen, waitFor } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();

const heading = (name: string) => screen.findByRole('heading', { level: 3, name });
const browserBack = () => act(() => window.history.back());

/** At review, with the client step two entries of the history before it. */
async function atReview() {
  const page = await openWizard({}, undefined, 'atDates');
  await page.user.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Client Information');
  await page.wizard.next();
  await heading('Add Contract Dates');
  await page.wizard.addsByHand();
  return page;
}

test('the browser’s Back closes the date dialog, then goes back one step, Forward on again, and no entry is lost', async () => {
  const { user } = await atReview();
  await user.click(screen.getByRole('button', { name: 'Edit Closing Date' }));
  await screen.findByRole('dialog', { name: 'Change Deadline Details' });
  browserBack();
  await heading('Review Contract Dates');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Add Contract Dates');
  browserBack();
  await heading('Client Information');
  expect(screen.getByLabelText('Client Name')).toHaveValue('Rosa Ibarra');
  act(() => window.history.forward());
  await heading('Add Contract Dates');
});

test('closing the wizard leaves no step behind: it opens again where it was', async () => {
  const { user } = await atReview();
  expect(window.history.state).toMatchObject({ usr: { wizardDepth: 2 } });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Add Transaction' }));
  await heading('Review Contract Dates');
});

test('a double click on Add Transaction opens the wizard once: the first Back leaves it', async () => {
  const { user, wizard } = await openWizard();
  await user.click(wizard.dialog().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  const add = await screen.findByRole('button', { name: 'Add Transaction' });
  const before = window.history.length;
  // both before the page is drawn again
  act(() => {
    add.click();
    add.click();
  });
  await heading('Listing Information');

  expect(window.history.length).toBe(before + 1);
  browserBack();
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
