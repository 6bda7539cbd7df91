import { installFakeServer } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { getsToTheCode, getsToThePassword, givesDetails, heading, juniper, press } from './sign-up-steps';

installFakeServer();

const back = () => window.history.back();
const forward = () => window.history.forward();

describe('in a sign-up', () => {
  test('Forward does nothing after another value is typed', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);
    back();
    await heading('What do you do?');
    back();
    await heading('Create your account');

    await fillIn(user, { Email: 'june@vale.example' });
    forward();
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: { step: 'role' } }));

    expect(screen.getByLabelText('Email')).toHaveValue('june@vale.example');
  });

  test('after a correction the flow continues, and Back shows the corrected value', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);
    await press(user, 'Change it');
    await heading('Create your account');
    await fillIn(user, { Email: 'june@vale.example' });
    await press(user, 'Continue');
    await heading('What do you do?');
    expect(screen.getByRole('checkbox', { name: /Realtor/ })).toBeChecked();

    back();

    await heading('Create your account');
    expect(screen.getByLabelText('Email')).toHaveValue('june@vale.example');
  });

  test('opening the page again continues at the latest step', async () => {
    const { user, unmount } = renderAuth({ at: '/signup' });
    await givesDetails(user);
    await heading('What do you do?');

    unmount();
    renderAuth({ at: '/signup' });

    await heading('What do you do?');
  });

  test('once the email address is confirmed, Back stays at the present step', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToThePassword(user);

    for (let pressed = 0; pressed < 2; pressed += 1) {
      const wentBack = jest.fn();
      window.addEventListener('popstate', wentBack, { once: true });
      back();
      await waitFor(() => expect(wentBack).toHaveBeenCalled());
      await waitFor(() => expect(window.location.pathname).toBe('/password'));
      await heading('Set a password');
    }
  });
});

describe('in a recovery', () => {
  const requestsCode = async () => {
    const rendered = renderAuth({ at: '/reset-password', state: { returnTo: '/messages' } });
    await fillIn(rendered.user, { Email: juniper.email });
    await press(rendered.user, 'Send code');
    await heading('Check your mail');
    return rendered;
  };

  test('Back goes from the code to the email address, and Forward returns', async () => {
    await requestsCode();

    back();
    await heading('Reset your password');
    expect(screen.getByLabelText('Email')).toHaveValue(juniper.email);

    forward();
    await heading('Check your mail');
  });

  test('the page that the person wanted to open is still known back at sign-in', async () => {
    const { user } = await requestsCode();
    back();
    await heading('Reset your password');

    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));

    await heading('Sign in');
    expect(window.history.state).toMatchObject({ usr: { returnTo: '/messages', email: juniper.email } });
  });
});
