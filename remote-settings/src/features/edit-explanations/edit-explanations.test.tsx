import { anExplanation } from '@keydate/testing/builders/explanations';
import { screen, waitFor } from '@testing-library/react';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
const explanations = [
  anExplanation({ _id: 'inspection', title: 'Inspection Objection Deadline', description: 'Ask for repairs.' }),
  anExplanation({ _id: 'closing', title: 'Closing Date', description: 'The home changes hands.' }),
  anExplanation({ _id: 'elsewhere', title: 'Loan Approval Deadline', description: 'Get the loan.', state: 'General' }),
];
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const open = (query = '') => openSetting('/setting/explanations', { explanations, query });
const field = (name: string) => screen.getByLabelText(name);

test('a text that was changed on another device is shown first; the next save replaces it, and keeps the others', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('link', { name: 'Edit: Closing Date, Colorado' }));
  await user.type(field('What it means'), ' Bring flowers.');
  const stored = () => server.world.explanations.find(({ _id }) => _id === 'closing')!;
  server.world.explanations = [{ ...stored(), title: 'Keys', description: 'Bring a pen.' }];
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/^You saved “Bring a pen\.” here in another tab or on another device/)).toBeVisible();
  expect(field('What it means')).toHaveValue('The home changes hands. Bring flowers.');
  expect(stored().description).toBe('Bring a pen.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored().description).toBe('The home changes hands. Bring flowers.'));
  expect(stored().title).toBe('Keys');
});

test('the list is searched in titles and texts, and filtered by state', async () => {
  const { user } = await open();
  await screen.findByText('Ask for repairs.');
  expect(titles()).toHaveLength(3);

  await user.type(screen.getByLabelText('Search explanations'), 'changes hands');
  expect(titles()).toEqual(['Closing Date']);

  await user.clear(screen.getByLabelText('Search explanations'));
  await user.selectOptions(screen.getByLabelText('State'), 'Other states');
  expect(titles()).toEqual(['Loan Approval Deadline']);

  await user.type(screen.getByLabelText('Search explanations'), 'zzz');
  expect(screen.getByText('No results found')).toBeVisible();
});

test('an explanation is edited at an address of its own, and the list has the new text', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Edit: Closing Date, Colorado' }));
  expect(window.location.search).toBe('?edit=closing');

  await user.clear(field('Title'));
  await user.type(field('Title'), 'Keys');
  await user.clear(field('What it means'));
  await user.type(field('What it means'), 'Bring flowers.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Update successful!')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));

  expect(await screen.findByText('Bring flowers.')).toBeVisible();
  expect(screen.getByText('On the form: Closing Date')).toBeVisible();
  expect(screen.getByText('Your own text')).toBeVisible();
});

test('the form takes the focus, and gives it back to the link that opened it', async () => {
  const { user } = await open('?state=Colorado');
  await user.click(await screen.findByRole('link', { name: 'Edit: Closing Date, Colorado' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Closing Date' })).toHaveFocus();

  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(screen.getByRole('link', { name: 'Edit: Closing Date, Colorado' })).toHaveFocus();
});

test('the original comes back after asking, and the form’s title gets the focus', async () => {
  const { user, server } = await open('?edit=closing');
  await screen.findByLabelText('Title');
  expect(screen.queryByRole('button', { name: 'Restore the original' })).not.toBeInTheDocument();
  await user.type(field('What it means'), ' Bring flowers.');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await user.click(await screen.findByRole('button', { name: 'Restore the original' }));
  await user.click(screen.getAllByRole('button', { name: 'Restore the original' }).at(-1)!);

  await waitFor(() => expect(field('What it means')).toHaveValue('The home changes hands.'));
  expect(server.world.explanations[1]).toMatchObject({ isEdited: false, description: 'The home changes hands.' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Closing Date' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Restore the original' })).not.toBeInTheDocument();
});

test('a title is needed', async () => {
  const { user } = await open('?edit=closing');
  await user.clear(await screen.findByLabelText('Title'));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Title is required')).toBeVisible();
});

test('an address of an explanation that does not exist leads back to the list', async () => {
  const { user } = await open('?edit=nowhere');
  expect(await screen.findByText(/could not be found/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));

  expect(await screen.findByText('Ask for repairs.')).toBeVisible();
});
