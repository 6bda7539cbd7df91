import { otp } from '@keydate/contracts/people';
import { installFakeServer } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { getsToTheCode, heading, juniper, press } from './sign-up-steps';

const putWorld = installFakeServer();

test('if another sign-up with the same address was faster, the code step leads to sign-in', async () => {
  putWorld({ faults: [{ call: otp, kind: 'refused', code: 'USER_ALREADY_EXISTS' }] });
  const { user } = renderAuth({ at: '/signup' });
  await getsToTheCode(user);

  await fillIn(user, { Code: '246813' });

  await heading('Sign in');
});

describe('at the code step', () => {
  test('the code can be pasted with other text, and a phone can fill it in', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);
    const field = screen.getByLabelText('Code');

    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await user.paste('Your code: 246 813');

    expect(field).toHaveValue('246813');
  });

  test('the sixth digit sends the code, once', async () => {
    const server = putWorld({});
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);

    await user.keyboard('24681');
    expect(server.exchanges.filter(({ call }) => call === otp)).toHaveLength(0);
    await user.keyboard('3{Enter}');

    await heading('Set a password');
    expect(server.exchanges.filter(({ call }) => call === otp)).toHaveLength(1);
  });

  test('a wrong code shows the server’s message at the field', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);

    await fillIn(user, { Code: '000000' });

    const field = screen.getByLabelText('Code');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This code is wrong. Please check your email and try again.'),
    );
    expect(field).toHaveFocus();
  });

  test('another code can be requested after 30 seconds', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);
    expect(screen.getByRole('button', { name: /^Send a new code in (30|29) s$/ })).toBeDisabled();

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));

    expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send a new code in 30 s' })).toBeDisabled();
  });

  test('the person can change the email address, and the name is still there', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);

    await press(user, 'Change it');

    expect(await screen.findByLabelText('Full Name')).toHaveValue(juniper.name);
    expect(screen.getByLabelText('Email')).toHaveValue(juniper.email);
  });

  test('an expired sign-up leads back to the details, which are still there', async () => {
    const server = putWorld({});
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);

    server.memory.sessions.clear();
    await fillIn(user, { Code: '246813' });

    await heading('Create your account');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This took too long, so the step has expired.Please continue from here. We will email you a new code.',
    );
    expect(screen.getByLabelText('Email')).toHaveValue(juniper.email);
  });
});
