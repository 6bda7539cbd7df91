import { updateUser } from '@keydate/contracts/people';
import { PASSWORD } from '@keydate/testing/fake-server/world';
import { installFakeServer } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { getsToThePassword, heading, juniper, press } from './sign-up-steps';

const putWorld = installFakeServer();

describe('the password', () => {
  test('is asked for, and nothing more is an error here', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToThePassword(user);

    await press(user, 'Set password');

    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  });

  test('ticks its rules while it is typed', async () => {
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

  test('that is too short is refused by the server, in its own sentence', async () => {
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

  test('comes too late: recovery takes over, with the address filled in, and ends the sign-up', async () => {
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
    await press(user, 'Confirm');
    await heading('New password');
    await fillIn(user, { Password: PASSWORD });
    await press(user, 'Set password');
    await heading('Sign in');
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    await heading('Create your account');
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  describe('whose answer was lost', () => {
    /** The server has set it, and the browser does not know. */
    function setUnheard({ world, memory }: ReturnType<typeof putWorld>, password: string) {
      for (const account of world.accounts) account.password = password;
      for (const opened of memory.sessions.values()) opened.stage = 'full';
    }

    test('can be sent once more', async () => {
      const server = putWorld({});
      const { user } = renderAuth({ at: '/signup' });
      await getsToThePassword(user);

      setUnheard(server, PASSWORD);
      await fillIn(user, { Password: PASSWORD });
      await press(user, 'Set password');

      await heading('Terms of service');
    });

    test('is the one to sign in with, whatever is typed after it', async () => {
      const server = putWorld({});
      const { user } = renderAuth({ at: '/signup' });
      await getsToThePassword(user);

      setUnheard(server, PASSWORD);
      await fillIn(user, { Password: 'Aspen#Grove7' });
      await press(user, 'Set password');

      await heading('Sign in');
      expect(screen.getByRole('alert')).toHaveTextContent('Your password is set already. Please sign in with it.');
    });
  });
});
