import { readInviter } from '@keydate/contracts/invitations';
import { signUp } from '@keydate/contracts/people';
import { aRealtor } from '@keydate/testing/builders/people';
import { anAccount } from '@keydate/testing/fake-server/world';
import { installFakeServer } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { givesDetails, heading, juniper, press } from './sign-up-steps';

const putWorld = installFakeServer();

test('name and email are required', async () => {
  const { user } = renderAuth({ at: '/signup' });

  await press(user, 'Continue');

  expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription('Full Name is required');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
});

test('the email is sent in lower case, and the invite code both in the body and in the URL', async () => {
  const server = putWorld({ accounts: [anAccount(aRealtor())] });
  const { user } = renderAuth({ at: '/signup', state: { ref: 'E4H8KDZP3VNB' } });
  await fillIn(user, { 'Full Name': juniper.name, Email: juniper.email.toUpperCase() });

  await press(user, 'Continue');

  await heading('Check your mail');
  const [sent] = server.exchanges.filter(({ call }) => call === signUp);
  expect(sent?.path).toMatch(/\/sign-up\?referralCode=E4H8KDZP3VNB$/);
  expect(JSON.parse(sent?.asked ?? '')).toEqual({
    fullName: juniper.name,
    email: juniper.email,
    referralCode: 'E4H8KDZP3VNB',
  });
});

test('an invite code that starts with C is refused: "Client are not allowed"', async () => {
  const server = putWorld({});
  const { user } = renderAuth({ at: '/signup', state: { ref: 'C7Q2MXW9RTLA' } });

  await givesDetails(user);

  expect(await screen.findByText('Client are not allowed')).toBeVisible();
  expect(server.exchanges).toEqual([]);
});

test('an unknown invite code shows an error at its field, and everything typed is still there', async () => {
  const { user } = renderAuth({ at: '/signup', state: { ref: 'E000' } });

  await givesDetails(user);

  const field = screen.getByLabelText('Invite code');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This invite code does not exist/));
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

test('an email that already has an account leads to sign-in with a notice and the address filled in', async () => {
  putWorld({ accounts: [anAccount(aRealtor({ contact: { email: juniper.email, phone: '' } }))] });
  const { user } = renderAuth({ at: '/signup' });

  await givesDetails(user);
  await user.click(await screen.findByRole('checkbox', { name: /Realtor/ }));
  await press(user, 'Continue');

  await heading('Sign in');
  expect(screen.getByRole('alert')).toHaveTextContent('You already have an account. Please sign in.');
  expect(screen.getByLabelText('Email')).toHaveValue(juniper.email);
});

test('after a server error, the person can try again without typing anything again', async () => {
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

describe('a person who was invited by a link', () => {
  const wren = aRealtor({ fullName: 'Wren Castellanos' });
  const collapsed = () => screen.getByText('Invite code', { selector: 'summary' }).closest('details');

  test('sees who invites them to which company; the invite code is there on request', async () => {
    putWorld({ accounts: [anAccount(wren)] });
    const { user } = renderAuth({ at: '/signup', state: { ref: 'E4H8KDZP3VNB' } });

    expect(await screen.findByText(`Wren Castellanos invites you to ${wren.company?.name}.`)).toBeVisible();
    expect(collapsed()).not.toHaveAttribute('open');
    expect(screen.getByLabelText('Invite code')).toHaveValue('E4H8KDZP3VNB');

    await user.click(screen.getByText('Invite code', { selector: 'summary' }));
    expect(screen.getByLabelText('Invite code')).toBeVisible();
  });

  test('sees at once when the invitation is no longer valid, and no name', async () => {
    putWorld({ accounts: [] });
    renderAuth({ at: '/signup', state: { ref: 'E0000ENDED00' } });

    expect(await screen.findByText('This invitation is no longer valid.')).toBeVisible();
    expect(screen.queryByText(/invites you to/)).not.toBeInTheDocument();
  });

  test('can sign up where the names could not be loaded', async () => {
    putWorld({ accounts: [anAccount(wren)], faults: [{ call: readInviter, kind: 'refused', code: 'INTERNAL' }] });
    const { user } = renderAuth({ at: '/signup', state: { ref: 'E4H8KDZP3VNB' } });

    await givesDetails(user);

    await heading('Check your mail');
  });
});

test('a person without an invitation sees the field for an invite code', () => {
  renderAuth({ at: '/signup' });

  expect(screen.getByLabelText('Invite code')).toBeVisible();
});

test('an invite code of a full team shows an error at its field, and what to do', async () => {
  putWorld({ accounts: [anAccount(aRealtor())], memberLimit: 1 });
  const { user } = renderAuth({ at: '/signup', state: { ref: 'E4H8KDZP3VNB' } });

  await givesDetails(user);

  await waitFor(() =>
    expect(screen.getByLabelText('Invite code')).toHaveAccessibleDescription(
      /^Team member limit has exceeded\. Ask the person who invited you to make room/,
    ),
  );
  expect(screen.getByLabelText('Invite code').closest('details')).toHaveAttribute('open');
  expect(screen.getByLabelText('Invite code')).toHaveFocus();
});

test('after a reload, everything typed is still there', async () => {
  const { user, unmount } = renderAuth({ at: '/signup' });
  await fillIn(user, { 'Full Name': juniper.name, Email: juniper.email });

  unmount();
  renderAuth({ at: '/signup' });

  expect(screen.getByLabelText('Full Name')).toHaveValue(juniper.name);
  expect(screen.getByLabelText('Email')).toHaveValue(juniper.email);
});
