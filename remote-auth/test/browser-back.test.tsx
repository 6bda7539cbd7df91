import { installFakeServer } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { getsToTheCode, getsToThePassword, givesDetails, heading, juniper, press } from './sign-up-steps';

installFakeServer();

const back = () => window.history.back();
const forward = () => window.history.forward();

describe('in a sign-up', () => {
  test('Back leads to the step before, as it was entered, and Forward on again', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);

    back();
    await heading('What do you do?');
    expect(screen.getByRole('checkbox', { name: /Realtor/ })).toBeChecked();
    expect(screen.getByText('Step 2 of 7')).toBeVisible();
    back();
    await heading('Create your account');
    expect(screen.getByLabelText('Full Name')).toHaveValue(juniper.name);

    forward();
    await heading('What do you do?');
    forward();
    await heading('Check your mail');
    await fillIn(user, { Code: '246813' });
    await press(user, 'Confirm');
    await heading('Set a password');
  });

  test('Forward leads nowhere once something else is typed', async () => {
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

  test('what was corrected leads on, and Back from there to the correction', async () => {
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

  test('a reload shows the step that was looked at', async () => {
    const { user, unmount } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);
    back();
    await heading('What do you do?');
    const { usr: state } = window.history.state as { usr: unknown };

    unmount();
    renderAuth({ at: '/signup', state });

    await heading('What do you do?');
  });

  test('a page that is opened anew goes on at the step that was reached', async () => {
    const { user, unmount } = renderAuth({ at: '/signup' });
    await givesDetails(user);
    await heading('What do you do?');

    unmount();
    renderAuth({ at: '/signup' });

    await heading('What do you do?');
  });

  test('Back never leads behind an address that is proved', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToThePassword(user);

    for (let behind = 0; behind < 2; behind += 1) {
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
  const asksForCode = async () => {
    const rendered = renderAuth({ at: '/reset-password', state: { returnTo: '/messages' } });
    await fillIn(rendered.user, { Email: juniper.email });
    await press(rendered.user, 'Send code');
    await heading('Check your mail');
    return rendered;
  };

  test('Back leads from the code to the address, and Forward on again', async () => {
    await asksForCode();

    back();
    await heading('Reset your password');
    expect(screen.getByLabelText('Email')).toHaveValue(juniper.email);

    forward();
    await heading('Check your mail');
  });

  test('the page asked for before sign-in is still known on the way back', async () => {
    const { user } = await asksForCode();
    back();
    await heading('Reset your password');

    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));

    await heading('Sign in');
    expect(window.history.state).toMatchObject({ usr: { returnTo: '/messages', email: juniper.email } });
  });
});
