import { aCompany } from '@keydate/testing/builders/companies';
import { aPersonWithoutCompany, aRealtor } from '@keydate/testing/builders/people';
import { anAccount, type World } from '@keydate/testing/fake-server/world';
import { installFakeServer, signedIn } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { heading, press } from './sign-up-steps';

const putWorld = installFakeServer();
const wren = aRealtor({ company: aCompany({ agentsInviteLink: 'https://keydate.example/signup?ref=A7Q2' }) });
const uninvited = aPersonWithoutCompany({ role: 'Agent' });

function visit(person = uninvited, world: Partial<World> = {}, state?: unknown) {
  const server = putWorld({ accounts: [anAccount(wren)], ...world });
  return { server, ...renderAuth({ at: '/company', state, session: signedIn(server, person) }) };
}

const codeField = () => screen.getByLabelText('Invite code');

test.each(['Employee', 'Agent'] as const)(
  'an %s without a company can join one with another invite code',
  async (role) => {
    const { user, session } = visit(aPersonWithoutCompany({ role }));
    await heading('You are not in a company yet');
    expect(codeField()).toHaveFocus();

    await fillIn(user, { 'Invite code': 'A7Q2' });
    await press(user, 'Join the company');

    await waitFor(() => expect(session.user()).toMatchObject({ role: 'Agent', company: { _id: wren.company?._id } }));
  },
);

test.each([
  ['', {}, /^Invite code is required/],
  ['C7Q2', {}, /^Client are not allowed/],
  ['A0000', {}, /^This invite code does not exist/],
  ['A7Q2', { memberLimit: 1 }, /^Team member limit has exceeded\. Ask the person who invited you/],
])('the invite code "%s" is refused at its field, with the settings %j', async (code, settings, sentence) => {
  const { user, session } = visit(uninvited, settings);
  await fillIn(user, { 'Invite code': code });

  await press(user, 'Join the company');

  await waitFor(() => expect(codeField()).toHaveAccessibleDescription(sentence));
  expect(codeField()).toHaveValue(code);
  expect(session.user()?.company).toBeNull();
});

test('the code of an invitation link is filled in, also for a person who could create a company', async () => {
  const { user, session } = visit(aPersonWithoutCompany(), {}, { ref: 'A7Q2' });
  await heading('You are not in a company yet');
  expect(codeField()).toHaveValue('A7Q2');

  await press(user, 'Join the company');

  await waitFor(() => expect(session.user()?.company?._id).toBe(wren.company?._id));
});

test('an invited person can choose a role and create a company instead', async () => {
  const { user, session } = visit();

  await press(user, 'Create a company of your own');
  await heading('What do you do?');
  await user.click(screen.getByRole('checkbox', { name: /Lender/ }));
  await press(user, 'Continue');

  await heading('Customize Company Profile');
  expect(session.user()?.role).toBe('SuperLender');
});

test('Back at the role step returns to the invite code', async () => {
  const { user } = visit();
  await press(user, 'Create a company of your own');
  await heading('What do you do?');

  await press(user, 'Back');

  await heading('You are not in a company yet');
});

test('a realtor can switch to the invite code and back, and everything typed is still there', async () => {
  const { user } = visit(aPersonWithoutCompany());
  await fillIn(user, { 'Company Name': 'Vale & Sons' });
  await press(user, 'Enter an invite code');
  await heading('You are not in a company yet');

  await press(user, 'Create a company of your own');

  expect(await screen.findByLabelText('Company Name')).toHaveValue('Vale & Sons');
});

test('a person who has joined a company in another tab gets into it', async () => {
  const { user, session, server } = visit();
  const account = server.world.accounts.find((known) => known.user._id === uninvited._id);
  if (account) account.user = { ...account.user, company: wren.company };

  await fillIn(user, { 'Invite code': 'A7Q2' });
  await press(user, 'Join the company');

  await waitFor(() => expect(session.user()?.company).not.toBeNull());
});

test('a person whose invitation has ended learns it when accepting the terms after sign-in', async () => {
  const person = aPersonWithoutCompany({ role: 'Employee', termsAccepted: false });
  const { user } = visit(person, { accounts: [anAccount(wren), anAccount(person, { pendingInviteCode: 'E0000' })] });

  await press(user, 'Accept and continue');

  await heading('You are not in a company yet');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This invite code is no longer valid. Ask for a new one, or create a company of your own.',
  );
});
