import { installFakeServer } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { getsToTheCode, heading, juniper } from './sign-up-steps';

installFakeServer();

const back = () => window.history.back();
const forward = () => window.history.forward();

describe('in a sign-up', () => {
  test('Back shows the previous step as it was entered, and Forward returns to the next one', async () => {
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
    await heading('Set a password');
  });

  test('a reload shows the same step', async () => {
    const { user, unmount } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);
    back();
    await heading('What do you do?');
    const { usr: state } = window.history.state as { usr: unknown };

    unmount();
    renderAuth({ at: '/signup', state });

    await heading('What do you do?');
  });
});
