import { anExplanation } from '@keydate/testing/builders/explanations';
import { aRealtor } from '@keydate/testing/builders/people';
import { act, screen, waitFor, within } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();

const row = (title: string) =>
  within(screen.getByRole('checkbox', { name: title }).closest<HTMLElement>('[role="row"]')!);

test('rows show today, marked as not set and unselected; selecting one asks for a day, and no explanation is stored with it', async () => {
  const { user, wizard, server } = await openWizard({}, aRealtor(), 'atDates');
  await wizard.addsByHand();

  expect(screen.getByRole('checkbox', { name: 'Closing Date' })).not.toBeChecked();
  expect(row('Closing Date').getByText('not set')).toBeInTheDocument();
  expect(screen.getByRole('grid', { name: 'Review Contract Dates' }).parentElement).toHaveStyle({ maxHeight: '240px' });

  await user.click(screen.getByRole('checkbox', { name: 'Closing Date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Deadline Details' }));
  await user.type(dialog.getByLabelText('Date'), '04/30/2027');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Create New Transaction' });
  expect(row('Closing Date').getByText('edited')).toBeInTheDocument();
  await wizard.submit();

  await screen.findByText('Transaction Created Successfully');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Transaction' })).toHaveFocus());
  expect(server.world.transactions[0]?.contractDates).toMatchObject([
    { title: 'Closing Date', date: '04-30-2027', description: '' },
  ]);
});

test('a date is explained at review in the reader’s own words, under the title of the form', async () => {
  const explanations = [
    anExplanation({
      title: 'Keys',
      seededTitle: 'Closing Date',
      description: 'Bring the keys and the flowers.',
      isEdited: true,
    }),
  ];
  const { user, wizard } = await openWizard({ explanations }, aRealtor(), 'atDates');
  await wizard.addsByHand();
  const meaning = await row('Closing Date').findByRole('button', { name: 'What it means: Closing Date' });
  expect(meaning).toHaveAttribute('aria-expanded', 'false');
  // by keyboard: the rows are one tab stop
  act(() => screen.getByRole('checkbox', { name: 'Closing Date' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(meaning).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(row('Closing Date').getByText('Bring the keys and the flowers.')).toBeVisible();
  expect(row('Closing Date').getByText('Keys')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Closing Date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Deadline Details' }));
  expect(dialog.getByLabelText('Title')).toHaveAccessibleDescription('Bring the keys and the flowers.');
});

test('without a selected date the review says that the transaction has no deadlines', async () => {
  const { wizard } = await openWizard({}, aRealtor(), 'atDates');
  await wizard.addsByHand();
  expect(
    screen.getByText('No date is selected. If you submit now, the transaction will have no deadlines.'),
  ).toBeInTheDocument();
});

test('"Select all" asks for the days one after the other; Cancel ends it, and what was set is selected', async () => {
  const titles = ['Appraisal Deadline', 'Closing Date', 'Possession Date'];
  const explanations = titles.map((title) => anExplanation({ title }));
  const { user, wizard } = await openWizard({ explanations }, aRealtor(), 'atDates');
  await wizard.addsByHand();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));

  for (const [at, title] of titles.slice(0, 2).entries()) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Deadline Details' }));
    expect(await dialog.findByDisplayValue(title)).toBeInTheDocument();
    expect(dialog.getByText(new RegExp(`^${2 - at} more dates? ha`))).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Date'), `4/${at + 1}/2027`);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
  }
  expect(await screen.findByDisplayValue('Possession Date')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(await screen.findByRole('checkbox', { name: 'Appraisal Deadline' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Closing Date' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Possession Date' })).not.toBeChecked();
});

test('editing closes the wizard, which opens again at review with the focus on the row', async () => {
  const { user, wizard } = await openWizard({}, aRealtor(), 'atDates');
  await wizard.addsByHand();

  await user.click(screen.getByRole('button', { name: 'Edit Closing Date' }));
  expect(await screen.findByRole('heading', { name: 'New Loan Application' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Create New Transaction' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Closing Date' })).toHaveFocus());
});

test('a date can be added, and a removed one restored', async () => {
  const { user, wizard } = await openWizard({}, aRealtor(), 'atDates');
  await wizard.addsByHand();

  await user.click(screen.getByRole('button', { name: 'Add a date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Deadline Details' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Every date needs a title.')).toBeInTheDocument();
  expect(dialog.getByText('Please choose a day.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Title'), 'Walk-through');
  await user.type(dialog.getByLabelText('Date'), '4/3/2027');
  expect(dialog.getByText('Saturday, April 3rd, 2027')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('checkbox', { name: 'Walk-through' })).toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Remove Walk-through' }));
  expect(screen.queryByRole('checkbox', { name: 'Walk-through' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Removed: Walk-through');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Edit Walk-through' })).toHaveFocus();
});
