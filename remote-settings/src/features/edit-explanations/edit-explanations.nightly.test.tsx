import { updateExplanation } from '@keydate/contracts/explanations';
import { anExplanation } from '@keydate/testing/builders/explanations';
import { screen, waitFor } from '@testing-library/react';
import { heldCall } from '@keydate/testing/fake-server/held-call';
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

test('the state that is filtered by is in the address, whose other parameters stay', async () => {
  const { user } = await open('?from=mail&state=Colorado');
  await screen.findByText('Ask for repairs.');
  expect(titles()).toEqual(['Inspection Objection Deadline', 'Closing Date']);

  await user.selectOptions(screen.getByLabelText('State'), 'Other states');
  expect(window.location.search).toBe('?from=mail&state=General');
  expect(titles()).toEqual(['Loan Approval Deadline']);

  await user.selectOptions(screen.getByLabelText('State'), 'All states');
  expect(window.location.search).toBe('?from=mail');
  expect(titles()).toHaveLength(3);
});

test('the search is there again after the form', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Search explanations'), 'changes hands');
  expect(window.location.search).toBe('?q=changes+hands');
  await user.click(screen.getByRole('link', { name: 'Edit: Closing Date, Colorado' }));
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));

  expect(screen.getByLabelText('Search explanations')).toHaveValue('changes hands');
  expect(titles()).toEqual(['Closing Date']);

  await user.clear(screen.getByLabelText('Search explanations'));
  expect(window.location.search).toBe('');
  expect(titles()).toHaveLength(3);
});

test('the tab leads back to the whole list', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Search explanations'), 'zzz');
  expect(screen.getByText('No results found')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Deadline Explanations' }));

  expect(window.location.search).toBe('');
  await waitFor(() => expect(screen.getByLabelText('Search explanations')).toHaveValue(''));
  expect(titles()).toHaveLength(3);
});

test('who leaves the form without saving is at the link that opened it', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Edit: Closing Date, Colorado' }));
  await user.type(field('What it means'), ' Bring flowers.');
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));

  await waitFor(() => expect(screen.getByRole('link', { name: 'Edit: Closing Date, Colorado' })).toHaveFocus());
});

test('an address of a form does not take the focus', async () => {
  await open('?edit=closing');
  await screen.findByLabelText('Title');

  expect(document.body).toHaveFocus();
});

test('the original replaces what is typed and not saved, too', async () => {
  const { user } = await open('?edit=closing');
  await user.type(await screen.findByLabelText('What it means'), ' Bring flowers.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const restore = await screen.findByRole('button', { name: 'Restore the original' });
  await user.type(field('What it means'), ' And cake.');
  await user.click(restore);
  await user.click(screen.getAllByRole('button', { name: 'Restore the original' }).at(-1)!);

  await waitFor(() => expect(field('What it means')).toHaveValue('The home changes hands.'));
});

test('what is typed while a save runs is not lost', async () => {
  const { fault, letAnswer } = heldCall(updateExplanation);
  const { user, server } = await open('?edit=closing');
  server.world.faults = [fault];
  await user.type(await screen.findByLabelText('What it means'), ' Bring flowers.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(field('How the day is determined'), ' Ask the lender.');
  letAnswer();

  expect(await screen.findByText('Update successful!')).toBeVisible();
  expect(field('How the day is determined')).toHaveDisplayValue(/ Ask the lender\.$/);
});

test('a failed save says so and loses nothing', async () => {
  const { user, server } = await open('?edit=closing');
  await user.type(await screen.findByLabelText('What it means'), ' Bring flowers.');
  server.world.faults = [{ call: updateExplanation, kind: 'refused', code: 'INTERNAL' }];
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Update failed')).toBeVisible();
  expect(field('What it means')).toHaveValue('The home changes hands. Bring flowers.');
});
