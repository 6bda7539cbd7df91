import { login } from '@keydate/contracts/people';
import { aClientAccount, aRealtor } from '@keydate/testing/builders/people';
import { anAccount, PASSWORD } from '@keydate/testing/fake-server/world';
import { installFakeServer } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';

const putWorld = installFakeServer();
const wren = aRealtor();

const field = { email: () => screen.getByLabelText('Email'), password: () => screen.getByLabelText('Password') };
const submit = () => screen.getByRole('button', { name: 'Sign in' });

test('a person signs in with email and password; upper and lower case of the email do not matter', async () => {
  putWorld({ accounts: [anAccount(wren)] });
  const { user, session } = renderAuth({ at: '/signin' });

  await fillIn(user, { Email: wren.contact.email.toUpperCase(), Password: PASSWORD });
  await user.keyboard('{Enter}');

  await waitFor(() => expect(session.user()).toEqual(wren));
  expect(session.token()).not.toBeNull();
});

test('each empty field shows that it is required, and the first one gets the focus', async () => {
  const { user } = renderAuth({ at: '/signin' });

  await user.click(submit());

  expect(field.email()).toHaveAccessibleDescription('Email is required');
  expect(field.password()).toHaveAccessibleDescription('Password is required');
  expect(field.email()).toHaveFocus();
});

test('a wrong password shows an error, and the fields are not cleared', async () => {
  putWorld({ accounts: [anAccount(wren)] });
  const { user, session } = renderAuth({ at: '/signin' });

  await fillIn(user, { Email: wren.contact.email, Password: 'wrong' });
  await user.click(submit());

  expect(await screen.findByText('Wrong email or password.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field.email()).toHaveValue(wren.contact.email);
  expect(field.password()).toHaveValue('wrong');
  expect(field.password()).toHaveAccessibleDescription('Wrong email or password.');
  expect(field.password()).toHaveFocus();
  expect(session.user()).toBeNull();
});

test('a client with the right password is refused: "Client are not allowed"', async () => {
  const desmond = aClientAccount();
  putWorld({ accounts: [anAccount(desmond)] });
  const { user, session } = renderAuth({ at: '/signin' });

  await fillIn(user, { Email: desmond.contact.email, Password: PASSWORD });
  await user.click(submit());

  expect(await screen.findByRole('alert')).toHaveTextContent('Client are not allowed');
  expect(session.user()).toBeNull();
});

test('after too many attempts, the server’s message is shown', async () => {
  putWorld({ faults: [{ call: login, kind: 'refused', code: 'TOO_MANY_REQUESTS' }] });
  const { user } = renderAuth({ at: '/signin' });

  await fillIn(user, { Email: 'anybody@poudreriver.example', Password: PASSWORD });
  await user.click(submit());

  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait a little and try again.');
});

describe('where many wrong passwords were tried today', () => {
  const why = 'Too many wrong passwords were entered for this account. If yours is correct, a code is on its way to';

  test('a code from the mailbox is asked for after the password, and its last digit signs in', async () => {
    putWorld({ accounts: [anAccount(wren)], asksForCode: true });
    const { user, session } = renderAuth({ at: '/signin' });
    await fillIn(user, { Email: wren.contact.email, Password: PASSWORD });
    await user.click(submit());

    expect(await screen.findByText(why, { exact: false })).toHaveTextContent(
      `${why} ${wren.contact.email}. It is valid for 10 minutes.`,
    );
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(session.user()).toBeNull();

    await user.keyboard('246813');
    await waitFor(() => expect(session.user()).toEqual(wren));
  });

  test('the step is the same for an address that nobody has, and a refusal says what to check', async () => {
    putWorld({ asksForCode: true });
    const { user } = renderAuth({ at: '/signin' });
    await fillIn(user, { Email: 'nobody@mail.example', Password: PASSWORD });
    await user.click(submit());
    await fillIn(user, { Code: '246813' });

    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
        'That did not work. Check the code and your password, or ask for a new code.',
      ),
    );
  });

  test('another code can be asked for, with the same password', async () => {
    const server = putWorld({ accounts: [anAccount(wren)], asksForCode: true });
    const { user } = renderAuth({ at: '/signin' });
    await fillIn(user, { Email: wren.contact.email, Password: PASSWORD });
    await user.click(submit());
    expect(await screen.findByRole('button', { name: /^Send a new code in (30|29) s$/ })).toBeDisabled();

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));

    expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    const [first, second] = server.exchanges;
    expect(second?.asked).toBe(first?.asked);
  });

  test('a person who goes back finds the address they typed, not the password', async () => {
    putWorld({ asksForCode: true });
    const { user } = renderAuth({ at: '/signin' });
    await fillIn(user, { Email: wren.contact.email, Password: 'wrong' });
    await user.click(submit());

    await user.click(await screen.findByRole('button', { name: 'Change it' }));

    expect(field.email()).toHaveValue(wren.contact.email);
    expect(field.password()).toHaveValue('');
    expect(field.password()).toHaveFocus();
  });
});

test('while the call is running, the button is busy and a second press does nothing', async () => {
  const server = putWorld({ accounts: [anAccount(wren)], latencyMs: 60 });
  const { user, session } = renderAuth({ at: '/signin' });
  await fillIn(user, { Email: wren.contact.email, Password: PASSWORD });

  await user.click(submit());
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(session.user()).not.toBeNull());
  expect(server.exchanges).toHaveLength(1);
});

test('password managers recognize the fields', () => {
  renderAuth({ at: '/signin' });

  expect(field.email()).toHaveAttribute('autocomplete', 'username');
  expect(field.password()).toHaveAttribute('autocomplete', 'current-password');
});

test('links lead to recovery and to sign-up', () => {
  renderAuth({ at: '/signin' });

  expect(screen.getByRole('link', { name: 'Forgot your password' })).toHaveAttribute('href', '/reset-password');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
});

test('recovery starts with the address that was typed at sign-in', async () => {
  const { user } = renderAuth({ at: '/signin', state: { returnTo: '/messages' } });
  await fillIn(user, { Email: wren.contact.email });

  await user.click(screen.getByRole('link', { name: 'Forgot your password' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  expect(field.email()).toHaveValue(wren.contact.email);
  expect(window.history.state).toMatchObject({ usr: { returnTo: '/messages' } });
});

test('an address that is known from another step is filled in', () => {
  renderAuth({ at: '/signin', state: { email: wren.contact.email } });

  expect(field.email()).toHaveValue(wren.contact.email);
  expect(field.password()).toHaveFocus();
});
