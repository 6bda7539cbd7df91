import { anExplanation } from '@keydate/testing/builders/explanations';
import { aDay } from '@keydate/testing/builders/days';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();

const OBJECTION = aContractDate({
  _id: 'objection',
  title: 'Association Documents Objection Deadline',
  date: aDay('03-02-2027'),
  description: '§ 7.4',
});
const TERMINATION = aContractDate({
  _id: 'termination',
  title: 'Association Documents Termination Deadline',
  date: aDay('03-04-2027'),
});

async function openDates(contractDates = [OBJECTION, TERMINATION], world: Parameters<typeof openTransaction>[1] = {}) {
  const page = await openTransaction({ contractDates }, world);
  const { user } = page;
  await user.click(screen.getByRole('button', { name: 'Edit Contract dates' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Contract dates' }));
  const press = async (name: string | RegExp) => user.click(dialog().getByRole('button', { name }));
  const setsDay = async (typed: string) => {
    const change = within(await screen.findByRole('dialog', { name: 'Change Deadline Details' }));
    await user.clear(change.getByLabelText('Date'));
    await user.paste(typed);
    await user.click(change.getByRole('button', { name: 'Save' }));
  };
  await screen.findByRole('dialog', { name: 'Edit Contract dates' });
  return { ...page, dialog, press, setsDay };
}

test('titles are cut at 25 characters, with the full text as name and tooltip', async () => {
  const { dialog } = await openDates();

  expect(dialog().getAllByText('Association Documents Obj…')).toHaveLength(1);
  expect(dialog().getByText(OBJECTION.title)).toBeInTheDocument();
  expect(dialog().getByTitle(OBJECTION.title)).toBeInTheDocument();
  expect(dialog().getByRole('button', { name: `Edit ${OBJECTION.title}, 03-02-2027` })).toBeInTheDocument();
});

test.each([
  ['§ 7.4', '§ 7.4'],
  ['', 'Object in writing.'],
])('a date with the section %j is described by %j', async (description, words) => {
  const explanations = [anExplanation({ title: OBJECTION.title, description: 'Object in writing.' })];
  const { press } = await openDates([{ ...OBJECTION, description }], { explanations });
  await press(/^Edit Association Documents Objection/);

  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(words));
});

test('a day is changed through Change Deadline Details, and saved with the list', async () => {
  const { press, setsDay, dialog, saved } = await openDates();
  await press(/^Edit Association Documents Objection/);
  await setsDay('03/09/2027');
  expect(dialog().getByText('Tue 03-09-2027')).toBeInTheDocument();
  expect(saved().contractDates).toEqual([OBJECTION, TERMINATION]);
  await press('Save');

  expect(await screen.findByText('Update successful!')).toBeInTheDocument();
  expect(saved().contractDates).toEqual([{ ...OBJECTION, date: '03-09-2027' }, TERMINATION]);
  expect(
    within(screen.getByRole('region', { name: 'My Upcoming Deadlines' })).getAllByText('Tuesday, 03-09-2027'),
  ).not.toHaveLength(0);
});

test('dates are in date order, and those that were edited or added are marked', async () => {
  const { user, press, setsDay, dialog } = await openDates([TERMINATION, OBJECTION]);
  const listed = () =>
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(listed()).toEqual([expect.stringContaining('03-02-2027'), expect.stringContaining('03-04-2027')]);
  await press(/^Edit Association Documents Objection/);
  await setsDay('03/09/2027');
  await press('Add a date');
  await user.type(await screen.findByLabelText('Title'), 'Appraisal Deadline');
  await setsDay('03/05/2027');

  expect(listed()).toEqual([
    expect.not.stringMatching(/Edited|New/),
    expect.stringMatching(/Appraisal Deadline.*New.*03-05-2027/),
    expect.stringMatching(/Objection.*Edited.*03-09-2027/),
  ]);
});

test('a date can be added, and another removed and restored', async () => {
  const { user, press, setsDay, saved } = await openDates();
  await press('Add a date');
  await user.type(await screen.findByLabelText('Title'), 'Possession Date');
  await setsDay('04/01/2027');
  await press(/^Remove Association Documents Objection/);
  await press('Undo');
  await press(/^Remove Association Documents Termination/);
  await press('Save');

  await waitFor(() =>
    expect(saved().contractDates.map(({ title, date }) => [title, date])).toEqual([
      [OBJECTION.title, '03-02-2027'],
      ['Possession Date', '04-01-2027'],
    ]),
  );
});

test('leaving with changes asks first', async () => {
  const { user, press, saved } = await openDates();
  await press(/^Remove Association Documents Objection/);
  await user.keyboard('{Escape}');

  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await press('Cancel');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved().contractDates).toHaveLength(2);
});

test('a failure says why, and the changes stay', async () => {
  const { press, dialog } = await openDates(undefined, {
    faults: [{ call: updateTransaction, kind: 'refused', code: 'FORBIDDEN' }],
  });
  await press(/^Remove Association Documents Objection/);
  await press('Save');

  expect((await screen.findByText('Update failed')).closest('[role="alert"]')).toHaveTextContent(
    /^Update failedYou are not allowed to do this\. Nothing is saved yet\. Your changes are still here\.$/,
  );
  expect(dialog().queryByText(/not allowed/)).not.toBeInTheDocument();
  expect(dialog().getAllByRole('listitem')).toHaveLength(1);
});

test('somebody else’s changed and added dates are merged with the person’s own changes', async () => {
  const { press, setsDay, saved, somebodyElse } = await openDates();
  const added = aContractDate({ _id: 'theirs', title: 'Appraisal Deadline' });
  somebodyElse({ contractDates: [OBJECTION, { ...TERMINATION, date: aDay('03-05-2027') }, added] });
  await press(/^Edit Association Documents Objection/);
  await setsDay('03/09/2027');
  await press('Save');

  await waitFor(() =>
    expect(saved().contractDates).toEqual([
      { ...OBJECTION, date: '03-09-2027' },
      { ...TERMINATION, date: '03-05-2027' },
      added,
    ]),
  );
});

test('for a date that both changed differently, the person chooses', async () => {
  const { user, press, setsDay, dialog, saved, somebodyElse } = await openDates();
  somebodyElse({ contractDates: [{ ...OBJECTION, date: aDay('03-16-2027') }, TERMINATION] });
  await press(/^Edit Association Documents Objection/);
  await setsDay('03/09/2027');
  await press('Save');

  await dialog().findByText('Somebody else changed this too');
  expect(saved().contractDates[0]?.date).toBe('03-16-2027');
  expect(dialog().getByRole('radio', { name: /03-09-2027/ })).toBeChecked();
  await user.click(dialog().getByRole('radio', { name: /03-16-2027/ }));
  await press('Save');
  expect(await screen.findByText('Update successful!')).toBeInTheDocument();
  expect(saved().contractDates[0]?.date).toBe('03-16-2027');
});
