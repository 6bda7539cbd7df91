import { aClient } from '@keydate/testing/builders/clients';
import { screen, within } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();

test('a known client’s e-mail says whose the transaction is, and that what was typed was not kept', async () => {
  const known = aClient({
    fullName: 'Rosa Ibarra Lopez',
    contact: { phone: '9705550107', email: 'rosa.ibarra@mail.example' },
  });
  const { wizard } = await openWizard({ clients: [known] }, undefined, 'atDates');
  await wizard.addsByHand();
  await wizard.submit();

  const said = within(await screen.findByRole('dialog', { name: 'You have this client already' }));
  expect(screen.getByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(said.getByText('Rosa Ibarra Lopez')).toBeInTheDocument();
  expect(said.getByText('The name that you typed was not kept; theirs stays as it is.')).toBeInTheDocument();
  expect(said.getByRole('link', { name: 'See Transaction' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/transaction\//),
  );
});
