import { aClient } from '@keydate/testing/builders/clients';
import { screen, waitFor, within } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();

test('with a known client’s email, a message says whose transaction it is and what was not saved', async () => {
  const known = aClient({
    fullName: 'Rosa Ibarra Lopez',
    contact: { phone: '9705550107', email: 'rosa.ibarra@mail.example' },
  });
  const { user, wizard } = await openWizard({ clients: [known] }, undefined, 'atDates');
  await wizard.addsByHand();
  await wizard.submit();

  const said = within(await screen.findByRole('dialog', { name: 'You already have this client' }));
  expect(screen.getByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(said.getByText('Rosa Ibarra Lopez')).toBeInTheDocument();
  expect(said.getByText('The name that you entered was not saved.')).toBeInTheDocument();
  await user.click(said.getByRole('button', { name: 'See Transaction' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/transaction\//));
});
