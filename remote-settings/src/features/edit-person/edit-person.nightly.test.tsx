import { updateUser } from '@keydate/contracts/people';
import { aRealtor } from '@keydate/testing/builders/people';
import { anAccount } from '@keydate/testing/fake-server/world';
import { screen, waitFor } from '@testing-library/react';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save' });
const person = aRealtor({
  fullName: 'Ana  Maria Reyes',
  contact: { email: 'ana@poudreriver.example', phone: '9705550144' },
});

test('a name that was changed on another device is not changed back by saving the phone number', async () => {
  const { user, session } = await openSetting('/setting/personal', {
    person,
    accounts: [anAccount({ ...person, fullName: 'Ana Maria Brandt' })],
  });
  await waitFor(() => expect(field('Last Name')).toHaveValue('Brandt'));
  await user.type(field('Phone'), '{Backspace}5');
  await user.click(save());

  await screen.findByText('Update successful!');
  expect(session.user()).toMatchObject({ fullName: 'Ana Maria Brandt', contact: { phone: '9705550145' } });
});

test('what is typed while a save runs is not lost', async () => {
  const { fault, letAnswer } = heldCall(updateUser);
  const { user } = await openSetting('/setting/personal', { person, faults: [fault] });
  await user.type(field('Phone'), '{Backspace}5');
  await user.click(save());
  await user.type(field('Last Name'), '-Ortiz');
  letAnswer();

  expect(await screen.findByText('Update successful!')).toBeVisible();
  expect(field('Last Name')).toHaveValue('Reyes-Ortiz');
});

test('a failed save says "Update failed" and loses nothing', async () => {
  const { user } = await openSetting('/setting/personal', {
    person,
    faults: [{ call: updateUser, kind: 'refused', code: 'INTERNAL' }],
  });
  await user.type(field('Last Name'), '-Ortiz');
  await user.click(save());

  expect(await screen.findByText('Update failed')).toBeVisible();
  expect(field('Last Name')).toHaveValue('Reyes-Ortiz');
});
