import { updateUser } from '@keydate/contracts/people';
import { PASSWORD } from '@keydate/testing/fake-server/world';
import { installFakeServer } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { getsToThePassword, heading, juniper, press } from './sign-up-steps';

const putWorld = installFakeServer();

describe('at the password step', () => {
  test('the password is required', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToThePassword(user);

    await press(user, 'Set password');

    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  });

  test('each rule is ticked while the password meets it', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToThePassword(user);
    const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

    await fillIn(user, { Password: 'abc4' });

    expect(rules()).toEqual([
      'at least 8 characters: not met',
      'lowercase and uppercase letters: not met',
      'a number: met',
      'no leading/trailing spaces: not met',
    ]);
  });

  test('the server refuses a password that is too short, and its message is shown at the field', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToThePassword(user);

    await fillIn(user, { Password: 'short' });
    await press(user, 'Set password');

    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        'The password must have at least 8 characters.',
      ),
    );
  });

  test('an expired token leads to recovery with the address filled in, and recovery ends the sign-up', async () => {
    const server = putWorld({});
    const { user } = renderAuth({ at: '/signup' });
    await getsToThePassword(user);

    server.world.faults = [{ call: updateUser, kind: 'refused', code: 'UNAUTHENTICATED' }];
    await fillIn(user, { Password: PASSWORD });
    await press(user, 'Set password');

    await heading('Reset your password');
    expect(screen.getByLabelText('Email')).toHaveValue(juniper.email);

    server.world.faults = [];
    server.memory.codes.clear();
    await press(user, 'Send code');
    await heading('Check your mail');
    await fillIn(user, { Code: '246813' });
    await heading('New password');
    await fillIn(user, { Password: PASSWORD });
    await press(user, 'Set password');
    await heading('Sign in');
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    await heading('Create your account');
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });
});
