import { otp, signUp, updateUser } from '@keydate/contracts/people';
import { aRealtor } from '@keydate/testing/builders/people';
import { anAccount, PASSWORD } from '@keydate/testing/fake-server/world';
import { installFakeServer } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';

const putWorld = installFakeServer();
const wren = aRealtor();
const juniper = { name: 'Juniper Vale', email: 'juniper@vale.example' };

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function givesDetails(user: UserEvent) {
  await fillIn(user, { 'Full Name': juniper.name, Email: juniper.email });
  await press(user, 'Continue');
}

async function getsToTheCode(user: UserEvent) {
  await givesDetails(user);
  await user.click(await screen.findByRole('checkbox', { name: /Realtor/ }));
  await press(user, 'Continue');
  await heading('Check your mail');
}

async function getsToThePassword(user: UserEvent) {
  await getsToTheCode(user);
  await fillIn(user, { Code: '246813' });
  await press(user, 'Confirm');
  await heading('Set a password');
}

test('a realtor signs up: details, role, code, password, terms, picture skipped, signed in', async () => {
  const { world } = putWorld({});
  const { user, session } = renderAuth({ at: '/signup' });

  await getsToThePassword(user);
  expect(window.location.pathname).toBe('/password');
  await fillIn(user, { Password: PASSWORD });
  await press(user, 'Set password');

  expect(await heading('Terms of service')).toHaveFocus();
  expect(window.location.pathname).toBe('/term-and-service');
  await press(user, 'Accept and continue');

  await heading('Add a profile picture');
  expect(window.location.pathname).toBe('/auth-profile');
  expect(session.user()).toBeNull();
  await press(user, 'Skip for now');

  await waitFor(() =>
    expect(session.user()).toMatchObject({ fullName: juniper.name, role: 'SuperRealtor', termsAccepted: true, company: null }),
  );
  expect(world.accounts).toMatchObject([{ password: PASSWORD, isVerified: true }]);
  expect(window.sessionStorage).toHaveLength(0);
});

test('an invited person finds the code filled in, chooses no role and joins the company', async () => {
  putWorld({ accounts: [anAccount(wren)] });
  const { user, session } = renderAuth({ at: '/signup', state: { ref: 'E4H8KDZP3VNB' } });

  expect(await screen.findByLabelText('Invite code')).toHaveValue('E4H8KDZP3VNB');
  await givesDetails(user);
  await heading('Check your mail');
  await fillIn(user, { Code: '246813' });
  await press(user, 'Confirm');
  await heading('Set a password');
  await fillIn(user, { Password: PASSWORD });
  await press(user, 'Set password');
  await heading('Terms of service');
  await press(user, 'Accept and continue');
  await heading('Add a profile picture');
  await press(user, 'Skip for now');

  await waitFor(() => expect(session.user()).toMatchObject({ role: 'Employee', company: { _id: wren.company?._id } }));
});

test('name and e-mail are asked for', async () => {
  const { user } = renderAuth({ at: '/signup' });

  await press(user, 'Continue');

  expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription('Full Name is required');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
});

test('an invite code that starts with C is refused: "Client are not allowed"', async () => {
  const server = putWorld({});
  const { user } = renderAuth({ at: '/signup', state: { ref: 'C7Q2MXW9RTLA' } });

  await givesDetails(user);

  expect(await screen.findByText('Client are not allowed')).toBeVisible();
  expect(server.exchanges).toEqual([]);
});

test('an invite code that nobody has given out is told at its field, and nothing typed is lost', async () => {
  const { user } = renderAuth({ at: '/signup', state: { ref: 'E000' } });

  await givesDetails(user);

  const field = screen.getByLabelText('Invite code');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This invite code is not known/));
  expect(field).toHaveFocus();
  expect(screen.getByLabelText('Full Name')).toHaveValue(juniper.name);
});

test('one of the two roles must be chosen', async () => {
  const { user } = renderAuth({ at: '/signup' });
  await givesDetails(user);
  await heading('What do you do?');

  await press(user, 'Continue');

  expect(await screen.findByText('Please choose whether you are a realtor or a lender.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Realtor/ })).toHaveFocus();
});

test('a lender becomes a SuperLender', async () => {
  const { world } = putWorld({});
  const { user } = renderAuth({ at: '/signup' });
  await givesDetails(user);

  await user.click(await screen.findByRole('checkbox', { name: /Lender/ }));
  await press(user, 'Continue');

  await heading('Check your mail');
  expect(world.accounts[0]?.user.role).toBe('SuperLender');
});

test('a known e-mail leads to a notice and to sign-in, with the address filled in', async () => {
  putWorld({ accounts: [anAccount(aRealtor({ contact: { email: juniper.email, phone: '' } }))] });
  const { user } = renderAuth({ at: '/signup' });

  await givesDetails(user);
  await user.click(await screen.findByRole('checkbox', { name: /Realtor/ }));
  await press(user, 'Continue');

  await heading('Sign in');
  expect(screen.getByRole('alert')).toHaveTextContent('You already have an account. Please sign in.');
  expect(screen.getByLabelText('Email')).toHaveValue(juniper.email);
});

test('of two sign-ups of one address, the later is led to sign-in at its code', async () => {
  putWorld({ faults: [{ call: otp, kind: 'refused', code: 'USER_ALREADY_EXISTS' }] });
  const { user } = renderAuth({ at: '/signup' });
  await getsToTheCode(user);

  await fillIn(user, { Code: '246813' });
  await press(user, 'Confirm');

  await heading('Sign in');
});

test('a server that fails loses nothing typed', async () => {
  const server = putWorld({ faults: [{ call: signUp, kind: 'refused', code: 'INTERNAL' }] });
  const { user } = renderAuth({ at: '/signup' });
  await givesDetails(user);
  await user.click(await screen.findByRole('checkbox', { name: /Realtor/ }));
  await press(user, 'Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');

  server.world.faults = [];
  await press(user, 'Continue');

  await heading('Check your mail');
});

describe('the code', () => {
  test('is asked for', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);

    await press(user, 'Confirm');

    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Otp is required');
  });

  test('has 6 digits', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);

    await fillIn(user, { Code: '12345' });
    await press(user, 'Confirm');

    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Otp must be 6 digits');
  });

  test('can be pasted as the mail shows it, and filled in by the phone', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);
    const field = screen.getByLabelText('Code');

    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await user.paste('Your code: 246 813');

    expect(field).toHaveValue('246813');
  });

  test('that is wrong is told at the field, in the server’s sentence', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);

    await fillIn(user, { Code: '000000' });
    await press(user, 'Confirm');

    const field = screen.getByLabelText('Code');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This code is not right. Please check the mail and try again.'));
    expect(field).toHaveFocus();
  });

  test('can be asked for again after 30 seconds', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);
    expect(screen.getByRole('button', { name: /^Send a new code in (30|29) s$/ })).toBeDisabled();

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));

    expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send a new code in 30 s' })).toBeDisabled();
  });

  test('went to the wrong address: it can be changed, and the name is still there', async () => {
    const { user } = renderAuth({ at: '/signup' });
    await getsToTheCode(user);

    await press(user, 'Change it');

    expect(await screen.findByLabelText('Full Name')).toHaveValue(juniper.name);
    expect(screen.getByLabelText('Email')).toHaveValue(juniper.email);
  });
});

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
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('The password must have at least 8 characters.'),
    );
  });

  test('comes too late: recovery takes over, with the address filled in', async () => {
    const server = putWorld({});
    const { user } = renderAuth({ at: '/signup' });
    await getsToThePassword(user);

    server.world.faults = [{ call: updateUser, kind: 'refused', code: 'UNAUTHENTICATED' }];
    await fillIn(user, { Password: PASSWORD });
    await press(user, 'Set password');

    await heading('Reset your password');
    expect(screen.getByLabelText('Email')).toHaveValue(juniper.email);
  });
});

test('one can start over once the address is proved', async () => {
  const { user } = renderAuth({ at: '/signup' });
  await getsToThePassword(user);

  await press(user, 'Start over');

  await heading('Create your account');
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('the address of a later step leads to the step one is at', async () => {
  renderAuth({ at: '/auth-profile' });

  await heading('Create your account');
  expect(window.location.pathname).toBe('/signup');
});

test('outside a sign-up the terms can be read, and there is nothing to accept', async () => {
  renderAuth({ at: '/term-and-service' });

  await heading('Terms of service');
  expect(screen.queryByRole('button', { name: 'Accept and continue' })).not.toBeInTheDocument();
});
