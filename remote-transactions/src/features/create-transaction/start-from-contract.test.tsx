import { anAgent, anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { aScan, someFacts } from '@keydate/testing/builders/scans';
import type { ContractFacts } from '@keydate/contracts/scans';
import { screen, waitFor } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();
const ME = aRealtor({ fullName: 'Ada Quill' });

const scanWith = (facts: ContractFacts) => ({ scan: { outcome: { rows: aScan(), facts }, pages: 4, takesMs: 0 } });

test('a contract of an existing client leads to review without typing, and each answered step is one click away', async () => {
  const { user, wizard, server } = await openWizard(scanWith(someFacts({ buyersBroker: 'Ada Quill' })), ME);
  await wizard.uploads();

  expect(await screen.findByRole('heading', { name: 'Review Contract Dates' })).toBeInTheDocument();
  const marked = screen.getAllByRole('button', { name: /from the contract$/ });
  expect(marked.map(({ textContent }) => textContent)).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: /Client Information ?, done from the contract/ }));
  expect(await screen.findByRole('radio', { name: /Odalys Brandt/ })).toBeChecked();
  expect(screen.getByText('From page 1 of the contract: “Odalys Brandt”')).toBeInTheDocument();
  await wizard.next();
  await wizard.submit();

  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(server.world.transactions[0]).toMatchObject({
    street: '1420 Larkspur Lane',
    city: 'Aurora',
    state: 'Colorado',
    zipcode: '80013',
    contract_type: 'Purchase',
    client_information: { client_name: 'Odalys Brandt' },
  });
});

test('a contract without a ZIP code, of a new client: the rest is filled in with its page, and two fields are typed', async () => {
  const facts = someFacts({ sellersBroker: 'Ada Quill' }, undefined, '');
  const { wizard, server } = await openWizard(scanWith(facts), ME);
  await wizard.uploads();

  expect(await screen.findByText('From page 1 of the contract: “1420 Larkspur Lane, Aurora, CO”')).toBeInTheDocument();
  expect(screen.getByLabelText('Street Address')).toHaveValue('1420 Larkspur Lane');
  const zipAsked = 'The contract does not give the ZIP code of this address. Please enter it.';
  expect(screen.getByText(zipAsked)).toBeInTheDocument();
  await wizard.fill('Zip Code', '80013');
  expect(screen.queryByText(zipAsked)).not.toBeInTheDocument();
  await wizard.next();
  expect(await screen.findByLabelText('Client Name')).toHaveValue('Ruth Beck');
  await wizard.fill('Email Address', 'ruth.beck@mail.example');
  await wizard.next();
  expect(await screen.findByRole('heading', { name: 'Review Contract Dates' })).toBeInTheDocument();
  await wizard.submit();

  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(server.world.transactions[0]).toMatchObject({
    contract_type: 'Sale',
    client_information: { client_name: 'Ruth Beck', email_address: 'ruth.beck@mail.example' },
  });
});

test('what the person types while the contract is read stays, and stays in its place', async () => {
  const facts = someFacts({ buyersBroker: 'Ada Quill' });
  const { user, wizard } = await openWizard({ scan: { ...scanWith(facts).scan, takesMs: 400 } }, ME);
  await wizard.uploads();
  await user.type(screen.getByLabelText('Street Address'), '9 Mill Road');

  expect(await screen.findByText(/^From page 1 of the contract/)).toBeInTheDocument();
  expect(screen.getByLabelText('Street Address')).toHaveValue('9 Mill Road');
  expect(screen.getByLabelText('Street Address')).toHaveFocus();
  expect(screen.getByLabelText('City')).toHaveValue('');
  // and the contract is of another property
  expect(
    screen.getByText(/^The contract names 1420 Larkspur Lane, Aurora, Colorado 80013\. This is not/),
  ).toBeVisible();
});

test('a contract of another property than the one that was entered before says so at its dates', async () => {
  const { wizard } = await openWizard(scanWith(someFacts({ buyersBroker: 'Ada Quill' })), ME, 'atDates');
  await wizard.uploads();

  expect(await screen.findByRole('heading', { name: 'Select Title and Select Dates' })).toBeInTheDocument();
  expect(screen.getByText(/^The contract names 1420 Larkspur Lane/)).toBeVisible();
});

test('a contract that names neither the person nor their company leaves side and client to the person', async () => {
  const { user, wizard } = await openWizard(scanWith(someFacts({})), anAgent({ fullName: 'Ada Quill' }));
  await wizard.uploads();

  expect(await screen.findByText(/^We could not tell from the contract who your client is/)).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: /Rufus Achebe/ }));
  await wizard.next();
  expect(await screen.findByText(/^The contract does not say for which side you work/)).toBeInTheDocument();
});

test('an employee gets no new client proposed', async () => {
  const employee = anEmployee({ fullName: 'Ada Quill' });
  const { wizard } = await openWizard(scanWith(someFacts({ sellersBroker: 'Ada Quill' })), employee);
  await wizard.uploads();

  expect(await screen.findByText(/^We could not tell from the contract who your client is/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Client Name')).not.toBeInTheDocument();
});

test('a file that is refused says why, and the address can be entered', async () => {
  const refused = { scan: { outcome: { refusal: 'CONTRACT_NO_TABLE' as const }, pages: 1, takesMs: 0 } };
  const { wizard } = await openWizard(refused, ME);
  await wizard.uploads();

  await waitFor(() => expect(wizard.dialog().getByText(/Nothing you entered is lost/)).toBeInTheDocument());
  expect(screen.getByLabelText('Street Address')).toHaveValue('');
});
