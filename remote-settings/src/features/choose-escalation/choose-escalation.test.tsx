import { chooseEscalation } from '@keydate/contracts/companies';
import { aCompany } from '@keydate/testing/builders/companies';
import { aRealtor } from '@keydate/testing/builders/people';
import { someReminderSettings } from '@keydate/testing/builders/reminders';
import { screen, waitFor } from '@testing-library/react';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const on = () => box('Tell me when nobody answers');

function anOwner() {
  const person = aRealtor();
  const { _id, role, fullName } = person;
  return { ...person, company: aCompany({ owner: { _id, role, fullName, avatar: null } }) };
}

test('the owner turns it on for all critical rows, leaves some out, and turns it off with the last one', async () => {
  const { user, session } = await openSetting('/setting', { person: anOwner() });
  const chosen = () => session.user()?.company?.escalates;
  expect(on()).not.toBeChecked();
  await user.click(on());
  await waitFor(() => expect(chosen()).toEqual(['rights', 'loan', 'earnest-money', 'closing']));
  for (const name of ['Rights to object or terminate', 'Earnest money', 'The closing']) {
    await user.click(box(name));
    await waitFor(() => expect(box(name)).not.toBeChecked());
  }
  await waitFor(() => expect(chosen()).toEqual(['loan']));
  await user.click(box('Loan deadlines'));
  await waitFor(() => expect(chosen()).toEqual([]));
  expect(on()).not.toBeChecked();
});

test('an owner who gets reminders by neither channel reads that they would not be notified', async () => {
  const { user } = await openSetting('/setting', {
    person: anOwner(),
    reminderSettings: someReminderSettings({ byEmail: false, inApp: false }),
  });
  expect(screen.queryByText(/would not be notified/)).not.toBeInTheDocument();
  await user.click(on());
  expect(await screen.findByText(/would not be notified/)).toBeVisible();
});

test('a choice that cannot be saved is taken back', async () => {
  const { user } = await openSetting('/setting', {
    person: anOwner(),
    faults: [{ call: chooseEscalation, kind: 'refused', code: 'INTERNAL' }],
  });
  await user.click(on());
  expect(await screen.findByText('Your change could not be saved')).toBeVisible();
  expect(on()).not.toBeChecked();
});

test('another super role does not choose', async () => {
  await openSetting('/setting', { person: aRealtor({ company: aCompany() }) });
  expect(screen.queryByRole('region', { name: 'Unanswered reminders' })).not.toBeInTheDocument();
});
