import { aClient } from '@keydate/testing/builders/clients';
import { anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { screen, waitFor, within } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();

test('Next with empty fields says what is wrong at each field and in a toast', async () => {
  const { user, wizard } = await openWizard();
  await screen.findByRole('option', { name: 'Colorado' });
  await user.selectOptions(screen.getByLabelText('State'), '');

  await wizard.next();

  expect(await screen.findByText('Street Address must be at least 4 characters.')).toBeInTheDocument();
  expect(screen.getByText('City must be at least 4 characters.')).toBeInTheDocument();
  expect(screen.getByText('Zip Code must be exactly 5 digits.')).toBeInTheDocument();
  expect(screen.getByText('Atleast one state need to be selected.')).toBeInTheDocument();
  expect(await screen.findByText('Validation Error')).toBeInTheDocument();
  expect(screen.getByText('Please fill in all required fields correctly.')).toBeInTheDocument();
  expect(screen.getByLabelText('Street Address')).toHaveFocus();
});

test('the state is preset to the company’s, and the first field has the focus', async () => {
  await openWizard();

  await screen.findByRole('option', { name: 'Colorado' });
  expect(screen.getByLabelText('State')).toHaveValue('Colorado');
  expect(screen.getByLabelText('Street Address')).toHaveFocus();
  // a state alone is nothing that somebody entered
  expect(window.sessionStorage).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
});

const NO_CLIENTS = 'Your company has no clients yet';

test('an employee without clients is told at once who adds them, and what they type is saved all the same', async () => {
  const person = anEmployee();
  const { user, wizard, unmount } = await openWizard({ clients: [] }, person);
  expect(await screen.findByText(NO_CLIENTS)).toBeVisible();
  expect(
    screen.getByText(
      /^Only the person you work for can add clients\. They do so with a client’s first transaction\. Until then/,
    ),
  ).toBeVisible();
  expect(wizard.dialog().getByRole('form', { name: 'Listing Information' })).toHaveAccessibleDescription(
    new RegExp(`^${NO_CLIENTS}`),
  );
  await user.type(screen.getByLabelText('Street Address'), '14 Juniper Way');
  unmount();

  await openWizard({ clients: [aClient()] }, person);
  expect(screen.getByLabelText('Street Address')).toHaveValue('14 Juniper Way');
  expect(screen.queryByText(NO_CLIENTS)).not.toBeInTheDocument();
});

test('entries survive a reload', async () => {
  const person = aRealtor();
  const { user, unmount } = await openWizard({}, person);
  await user.type(screen.getByLabelText('Street Address'), '14 Juniper Way');
  unmount();

  await openWizard({}, person);
  expect(screen.getByLabelText('Street Address')).toHaveValue('14 Juniper Way');
});

test('starting over asks first, and then everything is empty', async () => {
  const { user } = await openWizard();
  await user.type(screen.getByLabelText('Street Address'), '14 Juniper Way');

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Start over' }));

  await waitFor(() => expect(screen.getByLabelText('Street Address')).toHaveValue(''));
});
