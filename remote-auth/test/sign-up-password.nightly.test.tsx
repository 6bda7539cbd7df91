import { PASSWORD } from '@keydate/testing/fake-server/world';
import { installFakeServer } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { getsToThePassword, heading, press } from './sign-up-steps';

const putWorld = installFakeServer();

describe('at the password step', () => {
  describe('when an earlier reply was lost', () => {
    /** Sets the password on the server, as a call does whose reply is lost. */
    function setWithoutReply({ world, memory }: ReturnType<typeof putWorld>, password: string) {
      for (const account of world.accounts) account.password = password;
      for (const opened of memory.sessions.values()) opened.stage = 'full';
    }

    test('the same password can be sent again', async () => {
      const server = putWorld({});
      const { user } = renderAuth({ at: '/signup' });
      await getsToThePassword(user);

      setWithoutReply(server, PASSWORD);
      await fillIn(user, { Password: PASSWORD });
      await press(user, 'Set password');

      await heading('Terms of service');
    });

    test('another password leads to sign-in with the earlier one', async () => {
      const server = putWorld({});
      const { user } = renderAuth({ at: '/signup' });
      await getsToThePassword(user);

      setWithoutReply(server, PASSWORD);
      await fillIn(user, { Password: 'Aspen#Grove7' });
      await press(user, 'Set password');

      await heading('Sign in');
      expect(screen.getByRole('alert')).toHaveTextContent('You have already set a password. Please sign in with it.');
    });
  });
});
