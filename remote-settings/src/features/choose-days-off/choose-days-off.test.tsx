import { changeDaysOff } from '@keydate/contracts/companies';
import { aCompany } from '@keydate/testing/builders/companies';
import { aDay } from '@keydate/testing/builders/days';
import { anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { screen, waitFor, within } from '@testing-library/react';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
const part = () => within(screen.getByRole('region', { name: 'Days off' }));
const friday = () => part().getByRole('checkbox', { name: 'The Friday before a holiday on a Saturday is off, too' });

test('a day is added and removed at once, and no earlier day is lost', async () => {
  const daysOff = { appointed: [aDay('03-02-2026')], fridayBeforeHoliday: true };
  const { user, session } = await openSetting('/setting', { person: aRealtor({ company: aCompany({ daysOff }) }) });
  await user.type(part().getByLabelText('Day off'), '12/24/2026');
  await user.click(part().getByRole('button', { name: 'Add' }));
  expect(await part().findByText('Thursday, 12-24-2026')).toBeVisible();
  expect(part().getByLabelText('Day off')).toHaveValue('');
  expect(session.user()?.company?.daysOff).toEqual({ ...daysOff, appointed: ['03-02-2026', '12-24-2026'] });

  await user.click(part().getByRole('button', { name: /^Remove .*03-02-2026/ }));
  await waitFor(() => expect(session.user()?.company?.daysOff?.appointed).toEqual(['12-24-2026']));
});

test('text that is no day, and a day that is on the list, are not sent', async () => {
  const daysOff = { appointed: [aDay('12-24-2026')], fridayBeforeHoliday: false };
  const { user, server } = await openSetting('/setting', { person: aRealtor({ company: aCompany({ daysOff }) }) });
  for (const [text, sentence] of [
    ['02/30/2026', 'Please type a day, such as 06/01/2026.'],
    ['December 24, 2026', 'This day is on the list.'],
  ] as const) {
    await user.clear(part().getByLabelText('Day off'));
    await user.type(part().getByLabelText('Day off'), text);
    await user.click(part().getByRole('button', { name: 'Add' }));
    expect(part().getByText(sentence)).toBeVisible();
  }
  expect(server.exchanges.some(({ call }) => call === changeDaysOff)).toBe(false);
});

test('the choice about Fridays holds at once, and is taken back where it cannot be saved', async () => {
  const { user, session, server } = await openSetting('/setting');
  await user.click(friday());
  await waitFor(() => expect(session.user()?.company?.daysOff?.fridayBeforeHoliday).toBe(true));
  server.world.faults = [{ call: changeDaysOff, kind: 'refused', code: 'INTERNAL' }];
  await user.click(friday());
  expect(await screen.findByText('Your change could not be saved')).toBeVisible();
  expect(friday()).toBeChecked();
});

test('an employee does not see them', async () => {
  await openSetting('/setting', { person: anEmployee() });
  expect(screen.queryByRole('region', { name: 'Days off' })).not.toBeInTheDocument();
});
