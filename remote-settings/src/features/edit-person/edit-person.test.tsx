import { getUser, updateUser } from '@keydate/contracts/people';
import { aRealtor } from '@keydate/testing/builders/people';
import { anAccount } from '@keydate/testing/fake-server/world';
import { screen, waitFor } from '@testing-library/react';
import { heldCall } from '../../../test/held-call';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save' });
const person = aRealtor({
  fullName: 'Ana  Maria Reyes',
  contact: { email: 'ana@poudreriver.example', phone: '9705550144' },
});

test('the last space divides first and last name', async () => {
  await openSetting('/setting/personal', { person });

  expect([field('First Name'), field('Last Name')].map((input) => (input as HTMLInputElement).value)).toEqual([
    'Ana  Maria',
    'Reyes',
  ]);
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

test('a name that nobody touched is sent unchanged, to its spaces', async () => {
  const { user, server } = await openSetting('/setting/personal', { person });
  await user.type(field('Phone'), '{Backspace}5');
  await user.click(save());

  await screen.findByText('Update successful!');
  const sent = server.exchanges.find(({ call }) => call === updateUser);
  expect(sent?.asked).toContain('fullName: Ana  Maria Reyes\n');
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

test('nor where Save is pressed before the page has read the name, which is sent unchanged', async () => {
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
  expect(sent?.asked).toContain('fullName: Ana  Maria Brandt\n');
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

test.each([
  ['First Name', '', 'First name is required'],
  ['Phone', '970555014', 'Invalid phone number'],
  ['Phone', '97055501445', 'Invalid phone number'],
  ['Phone', '970-555-01', 'Invalid phone number'],
])('%s %j is refused: %s (spec § 5)', async (name, text, sentence) => {
  const { user, server } = await openSetting('/setting/personal', { person });
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
  await user.click(save());

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(server.exchanges.some(({ call }) => call === updateUser)).toBe(false);
});

describe.each([
  ['a long first', 'A'.repeat(116)],
  ['a long last', 'Ana'],
])('%s name', (_which, first) => {
  const open = async (last: string) => {
    const opened = await openSetting('/setting/personal', { person: { ...person, fullName: `${first} R` } });
    await opened.user.type(field('Last Name'), '{Backspace}');
    await opened.user.paste(last);
    await opened.user.click(save());
    return opened;
  };
  const longest = 119 - first.length;

  test('may have 120 characters together with the other one', async () => {
    const { session } = await open('R'.repeat(longest));

    expect(await screen.findByText('Update successful!')).toBeVisible();
    expect(session.user()?.fullName).toHaveLength(120);
  });

  test('with one more is refused at the first name, in words that say so', async () => {
    const { server } = await open('R'.repeat(longest + 1));

    await waitFor(() =>
      expect(field('First Name')).toHaveAccessibleDescription(
        'First and last name together may have at most 120 characters.',
      ),
    );
    expect(field('First Name')).toHaveFocus();
    expect(field('Last Name')).toBeValid();
    expect(server.exchanges.some(({ call }) => call === updateUser)).toBe(false);
  });
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

  test.each([
    ['wrong', 'Cedar#2027', 'The current password is wrong.', 'Current password'],
    ['Keydate!2026', 'short', 'The password must have at least 8 characters.', 'New password'],
  ])('is not changed with %s and %s', async (current, next, sentence, at) => {
    const { user } = await open();
    await user.type(field('Current password'), current);
    await user.type(field('New password'), next);
    await user.click(change());

    await screen.findAllByText(sentence);
    expect(field(at)).toHaveAccessibleDescription(sentence);
  });
});
