import { aContractDate } from '@keydate/testing/builders/transactions';
import { asTimeOfDay } from '@keydate/domain/time-of-day';
import { inDays } from '@keydate/testing/builders/days';
import { screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();

const time = () => screen.findByRole('button', { name: /Time of Day/ });

test('times are offered in half hours, plus none and the contract’s own', async () => {
  const { user } = await openTransaction({ time_of_day: asTimeOfDay('17:15') });
  expect(await time()).toHaveTextContent('5:15 PM');
  await user.click(await time());

  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toHaveLength(50);
  expect(names.slice(0, 3)).toEqual(['Not given: 11:59 PM', '12:00 AM', '12:30 AM']);
  expect(names).toContain('5:15 PM');
});

test.each([
  ['Colorado', '11:59 PM', /^Objections, resolutions/],
  ['California', '11:59 PM', /^Objections, resolutions/],
  ['Utah', '5:00 PM', /^Utah’s form decides: deadlines end at 5:00 PM/],
  ['Texas', '11:59 PM', /^Texas’s form decides: the option period ends at 5:00 PM and all else at 11:59 PM/],
])('without a time, %s has the one that counts there: %s', async (state, hour, hint) => {
  await openTransaction({ state, contractDates: [aContractDate({ title: 'Acceptance Deadline Date' })] });
  expect(await time()).toHaveTextContent(`Not given: ${hour}`);
  expect(screen.getByRole('button', { name: /Acceptance Deadline Time/ })).toHaveTextContent(`Not given: ${hour}`);
  expect(screen.getByText(hint)).toBeInTheDocument();
});

test('a chosen time is saved and shown next to the deadlines that end at it', async () => {
  const titles = ['Inspection Objection Deadline', 'Closing Date'];
  const { user, saved } = await openTransaction({
    contractDates: titles.map((title) => aContractDate({ title, date: inDays(3) })),
  });
  expect(await time()).toHaveTextContent('Not given: 11:59 PM');
  expect(screen.queryByText(/by 5:00 PM/)).not.toBeInTheDocument();
  await user.click(await time());
  await user.click(await screen.findByRole('option', { name: '5:00 PM' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Update successful!')).toBeInTheDocument();
  expect(saved().time_of_day).toBe('17:00');
  const due = (title: string) => screen.getByText(title).closest('li');
  await waitFor(() =>
    expect(due('Inspection Objection Deadline')).toHaveTextContent('Inspection Objection Deadline by 5:00 PM'),
  );
  expect(due('Closing Date')).not.toHaveTextContent(/ by \d/);
  expect(await time()).toHaveFocus();
});

test('a transaction with an Acceptance Deadline has a time for it, which is saved and shown next to it', async () => {
  const titles = ['Acceptance Deadline Date', 'Inspection Objection Deadline'];
  const { user, saved } = await openTransaction({
    acceptance_time: asTimeOfDay('19:15'),
    contractDates: titles.map((title) => aContractDate({ title, date: inDays(3) })),
  });
  const due = (title: string) => screen.getByText(title).closest('li');
  expect(due('Acceptance Deadline Date')).toHaveTextContent('Acceptance Deadline Date by 7:15 PM');
  await user.click(await screen.findByRole('button', { name: '7:15 PM Acceptance Deadline Time' }));
  await user.click(await screen.findByRole('option', { name: '8:30 PM' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(due('Acceptance Deadline Date')).toHaveTextContent('Acceptance Deadline Date by 8:30 PM'));
  expect(due('Inspection Objection Deadline')).not.toHaveTextContent(/ by \d/);
  expect([saved().acceptance_time, saved().time_of_day]).toEqual(['20:30', null]);
});

test('without that deadline there is no time for it', async () => {
  await openTransaction({ contractDates: [aContractDate({ title: 'Loan Acceptance Deadline', date: inDays(3) })] });
  expect(await time()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Acceptance Deadline Time/ })).not.toBeInTheDocument();
});

test('a time that is chosen and not saved survives a reload', async () => {
  const { user, reload, saved } = await openTransaction();
  await user.click(await time());
  await user.click(await screen.findByRole('option', { name: '6:30 PM' }));
  const back = await reload();

  expect(await time()).toHaveTextContent('6:30 PM');
  await back.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved().time_of_day).toBe('18:30'));
});

test('somebody else’s choice is shown next to the person’s own', async () => {
  const { user, saved, somebodyElse } = await openTransaction();
  await user.click(await time());
  await user.click(await screen.findByRole('option', { name: '5:00 PM' }));
  somebodyElse({ time_of_day: asTimeOfDay('18:00') });
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const pair = within(await screen.findByRole('group', { name: 'Time of Day' }));
  await user.click(pair.getByRole('radio', { name: /Take theirs\s*6:00 PM/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(saved().time_of_day).toBe('18:00');
});
