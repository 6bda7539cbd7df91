import { aClient } from '@keydate/testing/builders/clients';
import { anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { companyClients } from '@keydate/contracts/clients';
import { screen, waitFor, within } from '@testing-library/react';
import { installWizard } from '../../../../test/open-wizard';

const openWizard = installWizard();

test('a new client is checked by the rules of the spec', async () => {
  const { user, wizard } = await openWizard({}, aRealtor(), 'atClient');
  await user.click(await screen.findByRole('checkbox', { name: 'Yes' }));
  await user.type(screen.getByLabelText('Phone Number'), '12345');
  await wizard.next();

  expect(await screen.findByText('Client Name is required.')).toBeInTheDocument();
  expect(screen.getByText('Phone Number must be exactly 10 digits.')).toBeInTheDocument();
  expect(screen.getByText('Email Address is required.')).toBeInTheDocument();

  await user.type(screen.getByLabelText('Email Address'), 'rosa@mail');
  expect(await screen.findByText('Invalid Email Address format.')).toBeInTheDocument();
});

test('only one of the two answers can be chosen', async () => {
  const { user } = await openWizard({}, aRealtor(), 'atClient');
  expect(await screen.findByRole('checkbox', { name: 'No' })).toBeChecked();

  await user.click(screen.getByRole('checkbox', { name: 'Yes' }));
  expect(screen.getByRole('checkbox', { name: 'No' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Yes' })).toHaveFocus();
});

test('an existing client is selected from the cards, and See Details shows more', async () => {
  const { user, wizard } = await openWizard(
    {
      clients: [
        aClient({
          fullName: 'Odalys Brandt',
          contact: { phone: '3035550118', email: 'odalys@mail.example' },
          transactions: [
            { _id: 'd', street: '9 Aspen Loop', city: 'Estes Park', contract_type: 'Sale', status: 'Active' },
          ],
        }),
      ],
    },
    aRealtor(),
    'atClient',
  );

  await user.click(await screen.findByRole('button', { name: /See Details/ }));
  const details = within(await screen.findByRole('dialog', { name: 'Odalys Brandt' }));
  expect(details.getByText('(303) 555-0118')).toBeInTheDocument();
  expect(details.getByText('odalys@mail.example')).toBeInTheDocument();
  expect(details.getByText('9 Aspen Loop, Estes Park')).toBeInTheDocument();
  await user.click(details.getByRole('button', { name: 'Done' }));

  await user.click(screen.getByRole('radio', { name: 'Odalys Brandt' }));
  await wizard.next();
  expect(await screen.findByRole('heading', { name: 'Add Contract Dates' })).toBeInTheDocument();
});

test('many clients load a page at a time, and typing finds any of them', async () => {
  const crowd = Array.from({ length: 40 }, (_none, at) =>
    aClient({ fullName: `Client ${String(at).padStart(2, '0')}` }),
  );
  const { user, wizard } = await openWizard(
    { clients: [...crowd, aClient({ fullName: 'Zoë Aspinwall' })] },
    aRealtor(),
    'atClient',
  );
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(30));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(41));
  await user.click(screen.getByRole('radio', { name: 'Client 04' }));

  await wizard.fill('Find a client', 'zoe asp');
  expect(await screen.findByText('1 client found')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Zoë Aspinwall' })).not.toBeChecked();
  expect(screen.getByText('Selected: Client 04')).toBeInTheDocument();
});

test('clients that fail to load can be loaded again', async () => {
  const { user, server } = await openWizard(
    { faults: [{ call: companyClients, kind: 'refused', code: 'INTERNAL' }] },
    aRealtor(),
    'atClient',
  );
  expect(await screen.findByText('Your clients could not be loaded.')).toBeInTheDocument();

  server.world.faults = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Odalys Brandt' })).toBeInTheDocument();
});

test('Next without a client says so and moves the focus to the cards', async () => {
  const { wizard } = await openWizard({}, aRealtor(), 'atClient');
  const first = await screen.findByRole('radio', { name: 'Odalys Brandt' });
  await wizard.next();

  expect(screen.getByText('Please choose one of your clients.')).toBeInTheDocument();
  expect(first).toHaveFocus();
});

test('without clients Next is disabled', async () => {
  const { wizard } = await openWizard({ clients: [] }, aRealtor(), 'atClient');

  expect(await screen.findByText('No clients found.')).toBeInTheDocument();
  expect(screen.getByText('Answer Yes to enter a new one.')).toBeInTheDocument();
  expect(wizard.dialog().getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('an employee is not asked whether the client is new', async () => {
  await openWizard({}, anEmployee(), 'atClient');

  expect(await screen.findByRole('radio', { name: 'Odalys Brandt' })).toBeInTheDocument();
  expect(screen.queryByText('Is this client new?')).not.toBeInTheDocument();
});

test('an employee without clients is told who adds them', async () => {
  const { wizard } = await openWizard({ clients: [] }, anEmployee(), 'atClient');

  expect(await screen.findByText('No clients found.')).toBeInTheDocument();
  expect(
    screen.getByText('Only the person you work for can add clients. They do so with a client’s first transaction.'),
  ).toBeInTheDocument();
  expect(wizard.dialog().getByRole('button', { name: 'Next' })).toBeDisabled();
});
