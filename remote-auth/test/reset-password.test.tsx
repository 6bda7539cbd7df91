import { resendOtp, updateUser } from '@keydate/contracts/people';
import { aRealtor } from '@keydate/testing/builders/people';
import { anAccount } from '@keydate/testing/fake-server/world';
import { installFakeServer } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';

const putWorld = installFakeServer();
const wren = aRealtor();
const { email } = wren.contact;

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function getsToTheCode(user: UserEvent) {
  await fillIn(user, { Email: email });
  await press(user, 'Send code');
  await heading('Check your mail');
}

async function getsToThePassword(user: UserEvent) {
  await getsToTheCode(user);
  await fillIn(user, { Code: '246813' });
  await heading('New password');
}

test('a recovery sets a new password: email, code, new password, back to sign-in', async () => {
  const { world, memory } = putWorld({ accounts: [anAccount(wren)] });
  const { user, session } = renderAuth({ at: '/reset-password' });

  await getsToThePassword(user);
  await fillIn(user, { Password: 'Aspen#Grove7' });
  await press(user, 'Set password');

  await heading('Sign in');
  expect(screen.getByText('Your password has been changed. Please sign in.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  expect(world.accounts[0]?.password).toBe('Aspen#Grove7');
  expect(session.user()).toBeNull();
  await waitFor(() => expect(memory.sessions.size).toBe(0));
});

test('the page that the person wanted to open is still known after the recovery', async () => {
  putWorld({ accounts: [anAccount(wren)] });
  const { user } = renderAuth({ at: '/reset-password', state: { returnTo: '/messages' } });

  await getsToThePassword(user);
  await fillIn(user, { Password: 'Aspen#Grove7' });
  await press(user, 'Set password');

  await heading('Sign in');
  expect(window.history.state).toMatchObject({ usr: { returnTo: '/messages' } });
});

test('an unknown email address leads to the code step too', async () => {
  const { user } = renderAuth({ at: '/reset-password' });

  await getsToTheCode(user);

  expect(screen.getByText('If there is an account for', { exact: false })).toHaveTextContent(
    `If there is an account for ${email}, a code is on its way. It is valid for 10 minutes.`,
  );
});

test('the email is required', async () => {
  const { user } = renderAuth({ at: '/reset-password' });

  await press(user, 'Send code');

  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
});

test('when too many codes were requested, the server’s message is shown', async () => {
  putWorld({ faults: [{ call: resendOtp, kind: 'refused', code: 'CODE_RESEND_LIMIT' }] });
  const { user } = renderAuth({ at: '/reset-password' });

  await fillIn(user, { Email: email });
  await press(user, 'Send code');

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You have asked for too many codes. Please try again later.',
  );
});

describe('an unfinished recovery in this tab', () => {
  const other = 'ansel.roe@mail.example';

  /** Leaves the recovery at the new password and opens sign-in. */
  async function leavesAtThePassword() {
    const server = putWorld({
      accounts: [anAccount(wren), anAccount(aRealtor({ contact: { email: other, phone: '' } }))],
    });
    const left = renderAuth({ at: '/reset-password' });
    await getsToThePassword(left.user);
    left.unmount();
    return { server, ...renderAuth({ at: '/signin' }) };
  }
  const pressesForgot = (user: UserEvent) => user.click(screen.getByRole('link', { name: 'Forgot your password' }));

  test('is discarded for another address', async () => {
    const { user, server } = await leavesAtThePassword();
    await fillIn(user, { Email: other });

    await pressesForgot(user);

    await heading('Reset your password');
    expect(screen.getByLabelText('Email')).toHaveValue(other);
    await waitFor(() => expect(server.memory.sessions.size).toBe(0));
  });

  test('continues for the same address, and shows it', async () => {
    const { user } = await leavesAtThePassword();
    await fillIn(user, { Email: email });

    await pressesForgot(user);

    await heading('New password');
    expect(screen.getByText(`For ${email}. A new password signs you out everywhere else.`)).toBeVisible();
  });
});

test('a new password after the token has expired restarts the recovery, with the address filled in', async () => {
  const server = putWorld({ accounts: [anAccount(wren)] });
  const { user } = renderAuth({ at: '/reset-password' });
  await getsToThePassword(user);

  server.world.faults = [{ call: updateUser, kind: 'refused', code: 'UNAUTHENTICATED' }];
  await fillIn(user, { Password: 'Aspen#Grove7' });
  await press(user, 'Set password');

  await heading('Reset your password');
  expect(screen.getByLabelText('Email')).toHaveValue(email);
});
