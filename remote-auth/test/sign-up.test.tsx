import { aRealtor } from '@keydate/testing/builders/people';
import { anAccount, PASSWORD } from '@keydate/testing/fake-server/world';
import { installFakeServer } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { getsToThePassword, givesDetails, heading, juniper, press } from './sign-up-steps';

const putWorld = installFakeServer();
const wren = aRealtor();

test('a realtor signs up: details, role, code, password, terms, no picture', async () => {
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
    expect(session.user()).toMatchObject({
      fullName: juniper.name,
      role: 'SuperRealtor',
      termsAccepted: true,
      company: null,
    }),
  );
  expect(world.accounts).toMatchObject([{ password: PASSWORD, isVerified: true }]);
  expect(window.sessionStorage).toHaveLength(0);
});

test('an invited person finds the invite code filled in, chooses no role and joins the company', async () => {
  putWorld({ accounts: [anAccount(wren)] });
  const { user, session } = renderAuth({ at: '/signup', state: { ref: 'E4H8KDZP3VNB' } });

  expect(await screen.findByLabelText('Invite code')).toHaveValue('E4H8KDZP3VNB');
  await givesDetails(user);
  await heading('Check your mail');
  await fillIn(user, { Code: '246813' });
  await heading('Set a password');
  await fillIn(user, { Password: PASSWORD });
  await press(user, 'Set password');
  await heading('Terms of service');
  await press(user, 'Accept and continue');
  await heading('Add a profile picture');
  await press(user, 'Skip for now');

  await waitFor(() => expect(session.user()).toMatchObject({ role: 'Employee', company: { _id: wren.company?._id } }));
});

test('a lender who signs up gets the role SuperLender', async () => {
  const { world } = putWorld({});
  const { user } = renderAuth({ at: '/signup' });
  await givesDetails(user);

  await user.click(await screen.findByRole('checkbox', { name: /Lender/ }));
  await press(user, 'Continue');

  await heading('Check your mail');
  expect(world.accounts[0]?.user.role).toBe('SuperLender');
});

test('once the email address is confirmed, the person can start over, which ends the session', async () => {
  const { memory } = putWorld({});
  const { user } = renderAuth({ at: '/signup' });
  await getsToThePassword(user);
  const before = memory.sessions.size;

  await press(user, 'Start over');

  await heading('Create your account');
  expect(screen.getByLabelText('Email')).toHaveValue('');
  await waitFor(() => expect(memory.sessions.size).toBe(before - 1));
});

test('an invited person who starts over still has the invite code', async () => {
  putWorld({ accounts: [anAccount(wren)] });
  const { user } = renderAuth({ at: '/signup', state: { ref: 'E4H8KDZP3VNB' } });
  await givesDetails(user);
  await heading('Check your mail');
  await fillIn(user, { Code: '246813' });
  await heading('Set a password');

  await press(user, 'Start over');

  await heading('Create your account');
  expect(screen.getByLabelText('Invite code')).toHaveValue('E4H8KDZP3VNB');
  expect(screen.getByText('Step 1 of 5')).toBeVisible();
});

test('the URL of a later step leads to the present step', async () => {
  renderAuth({ at: '/auth-profile' });

  await heading('Create your account');
  expect(window.location.pathname).toBe('/signup');
});

test('outside a sign-up, the terms have no button to accept them', async () => {
  renderAuth({ at: '/term-and-service' });

  await heading('Terms of service');
  expect(screen.queryByRole('button', { name: 'Accept and continue' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
});

test.each([
  {
    problem: 'the invitation has ended',
    limit: 3,
    isKnown: false,
    sentence: 'This invite code is no longer valid. Ask for a new one, or create a company of your own.',
  },
  {
    problem: 'the team is full',
    limit: 1,
    isKnown: true,
    sentence: 'Team member limit has exceededAsk the person who invited you to make room for you',
  },
])(
  'if $problem when the person accepts the terms, they see it and continue without a company',
  async ({ limit, isKnown, sentence }) => {
    const { world } = putWorld({ accounts: [anAccount(wren)] });
    const { user, session } = renderAuth({ at: '/signup', state: { ref: 'E4H8KDZP3VNB' } });
    await givesDetails(user);
    await heading('Check your mail');
    await fillIn(user, { Code: '246813' });
    await heading('Set a password');
    await fillIn(user, { Password: PASSWORD });
    await press(user, 'Set password');
    await heading('Terms of service');

    world.memberLimit = limit;
    if (!isKnown) world.accounts = world.accounts.filter((account) => account.user._id !== wren._id);
    await press(user, 'Accept and continue');

    await heading('Add a profile picture');
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByText('Step 6 of 7')).toBeVisible();
    await press(user, 'Skip for now');
    await waitFor(() => expect(session.user()).toMatchObject({ role: 'Employee', termsAccepted: true, company: null }));
  },
);
