import { signUp } from '@keydate/contracts/people';
import { installFakeServer } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { getsToTheCode, heading, juniper, press } from './sign-up-steps';

const putWorld = installFakeServer();

describe('at the code step', () => {
  test('a wrong code that was corrected is sent again by its last digit', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);
    await user.keyboard('246810');
    await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());

    await user.keyboard('{Backspace}3');

    await heading('Set a password');
  });

  test('the email address stands unbroken, and moves to the next line as a whole', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);

    expect(screen.getByText(`${juniper.email}.`)).toHaveStyle({ display: 'inline-block' });
  });

  test('the last code can still be entered when no more codes are sent', async () => {
    const server = putWorld({});
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);
    await press(user, 'Change it');
    server.world.faults = [{ call: signUp, kind: 'refused', code: 'CODE_RESEND_LIMIT' }];

    await press(user, 'Continue');
    expect(await screen.findByRole('checkbox', { name: /Realtor/ })).toBeChecked();
    await press(user, 'Continue');

    await heading('Check your mail');
    expect(screen.getByRole('alert')).toHaveTextContent('You have asked for too many codes. Please try again later.');
    await fillIn(user, { Code: '246813' });
    await heading('Set a password');
  });

  test('a new code clears the field and its error', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);
    await fillIn(user, { Code: '000000' });
    const field = screen.getByLabelText('Code');
    await waitFor(() => expect(field).toBeInvalid());

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));

    await waitFor(() => expect(field).toHaveValue(''));
    expect(field).not.toBeInvalid();
    expect(field).toHaveFocus();
  });
});
