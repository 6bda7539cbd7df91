import { resendOtp } from '@keydate/contracts/people';
import { aRealtor } from '@keydate/testing/builders/people';
import { anAccount, PASSWORD } from '@keydate/testing/fake-server/world';
import { installFakeServer } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { signsUp } from './sign-up-steps';

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

test('a person who goes back right after a code was sent can still enter it', async () => {
  putWorld({ accounts: [anAccount(wren)] });
  const { user } = renderAuth({ at: '/reset-password' });
  await getsToTheCode(user);
  await press(user, 'Change it');
  await heading('Reset your password');

  await press(user, 'Send code');

  await heading('Check your mail');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'A code was sent a moment ago. Please wait before asking for another.',
  );
});

test('when no more codes are sent, the person can still enter the last one', async () => {
  const server = putWorld({ accounts: [anAccount(wren)] });
  const { user } = renderAuth({ at: '/reset-password' });
  await getsToTheCode(user);
  await press(user, 'Change it');
  await heading('Reset your password');
  server.world.faults = [{ call: resendOtp, kind: 'refused', code: 'CODE_RESEND_LIMIT' }];

  await press(user, 'Send code');

  await heading('Check your mail');
  expect(screen.getByRole('alert')).toHaveTextContent('You have asked for too many codes. Please try again later.');
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

  test('can be started over', async () => {
    const { user, server } = await leavesAtThePassword();
    await pressesForgot(user);
    await heading('New password');

    await press(user, 'Start over');

    await heading('Reset your password');
    expect(screen.getByLabelText('Email')).toHaveValue('');
    await waitFor(() => expect(server.memory.sessions.size).toBe(0));
  });

  test('ends when somebody signs in', async () => {
    const { user, session } = await leavesAtThePassword();

    await fillIn(user, { Email: other, Password: PASSWORD });
    await press(user, 'Sign in');

    await waitFor(() => expect(session.user()).not.toBeNull());
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('ends when somebody signs up', async () => {
    const { user, session } = await leavesAtThePassword();
    await user.click(screen.getByRole('link', { name: 'Sign up' }));

    await signsUp(user);

    await waitFor(() => expect(session.user()).not.toBeNull());
    expect(window.sessionStorage).toHaveLength(0);
  });
});

test('after five wrong codes the person must request a new one', async () => {
  putWorld({ accounts: [anAccount(wren)] });
  const { user } = renderAuth({ at: '/reset-password' });
  await getsToTheCode(user);

  for (let tries = 0; tries < 6; tries += 1) {
    await user.clear(screen.getByLabelText('Code'));
    await fillIn(user, { Code: `00000${tries}` });
    await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());
  }

  await waitFor(() =>
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
      'Too many wrong codes. Please ask for a new one.',
    ),
  );
});
