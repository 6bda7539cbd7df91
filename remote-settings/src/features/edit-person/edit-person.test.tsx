import { getUser, updateUser } from '@keydate/contracts/people';
import { aRealtor } from '@keydate/testing/builders/people';
import { anAccount, PASSWORD } from '@keydate/testing/fake-server/world';
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

test('a phone number that was changed on another device is shown first; the next save replaces it', async () => {
  const { user, server } = await openSetting('/setting/personal', { person });
  await user.type(field('Phone'), '{Backspace}5');
  const elsewhere = { ...person, fullName: 'Ana Maria Brandt', contact: { ...person.contact, phone: '9705550100' } };
  server.world.accounts = [anAccount(elsewhere)];
  await user.click(save());

  expect(await screen.findByText(/^You saved “.*” here in another tab or on another device/)).toBeVisible();
  expect(field('Phone')).toHaveValue('9705550145');
  expect(server.world.accounts[0]!.user).toEqual(elsewhere);
  await user.click(save());
  await screen.findByText('Update successful!');
  expect(server.world.accounts[0]!.user).toMatchObject({
    fullName: 'Ana Maria Brandt',
    contact: { phone: '9705550145' },
  });
});

test('name, phone and time zone are changed; the email address can only be read', async () => {
  const { user, session } = await openSetting('/setting/personal', { person });
  expect(field('Email')).toHaveAttribute('readonly');
  await user.clear(field('Last Name'));
  await user.type(field('Last Name'), 'Brandt');
  await user.clear(field('Phone'));
  await user.type(field('Phone'), '3035550142');
  await user.selectOptions(field('Time zone'), 'Mountain Time');
  await user.click(save());

  expect(await screen.findByText('Update successful!')).toBeVisible();
  expect(session.user()).toMatchObject({
    fullName: 'Ana  Maria Brandt'.replace('  ', ' '),
    contact: { phone: '3035550142', email: 'ana@poudreriver.example' },
    timeZone: 'America/Denver',
  });
});

test('a name that was changed elsewhere stays when another field is saved before the page has read it', async () => {
  const { fault, letAnswer } = heldCall(getUser);
  const { user, server } = await openSetting('/setting/personal', {
    person,
    accounts: [anAccount({ ...person, fullName: 'Ana  Maria Brandt' })],
    faults: [fault],
  });
  await user.type(field('Phone'), '{Backspace}5');
  await user.click(save());
  letAnswer();

  await screen.findByText('Update successful!');
  const sent = server.exchanges.find(({ call }) => call === updateUser);
  expect(sent?.asked).not.toContain('fullName');
  expect(server.world.accounts[0]?.user).toMatchObject({
    fullName: 'Ana  Maria Brandt',
    contact: { phone: '9705550145' },
  });
});

test('a wrong phone number is refused at its field (spec § 5), and nothing is sent', async () => {
  const { user, server } = await openSetting('/setting/personal', { person });
  await user.type(field('Phone'), '{Backspace}');
  await user.click(save());

  await waitFor(() => expect(field('Phone')).toHaveAccessibleDescription(/^Invalid phone number/));
  expect(server.exchanges.some(({ call }) => call === updateUser)).toBe(false);
});

test('a last name that the server refuses is told at that field only', async () => {
  const { user } = await openSetting('/setting/personal', { person });
  await user.clear(field('Last Name'));
  await user.type(field('Last Name'), 'www.example.com');
  await user.click(save());

  await waitFor(() => expect(field('Last Name')).toHaveAccessibleDescription('A name may not hold a web address.'));
  expect(field('Last Name')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('the password', () => {
  const open = async () => {
    const opened = await openSetting('/setting/personal', { person });
    await opened.user.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByRole('dialog', { name: 'Change your password' });
    return opened;
  };
  const change = () => screen.getAllByRole('button', { name: 'Change password' }).at(-1)!;

  test('is changed with the current one', async () => {
    const { user, server } = await open();
    await user.type(field('Current password'), 'Keydate!2026');
    await user.type(field('New password'), 'Cedar#2027');
    await user.click(change());

    expect(await screen.findByText('Update successful!')).toBeVisible();
    expect(server.world.accounts[0]?.password).toBe('Cedar#2027');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is not changed with a wrong one', async () => {
    const { user, server } = await open();
    await user.type(field('Current password'), 'wrong');
    await user.type(field('New password'), 'Cedar#2027');
    await user.click(change());

    const sentence = 'The current password is wrong.';
    await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription(sentence));
    expect(server.world.accounts[0]?.password).toBe(PASSWORD);
  });
});
