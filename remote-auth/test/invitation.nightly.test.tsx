import { aCompany } from '@keydate/testing/builders/companies';
import { aPersonWithoutCompany, aRealtor } from '@keydate/testing/builders/people';
import { anAccount, PASSWORD } from '@keydate/testing/fake-server/world';
import { installFakeServer, type RenderedPage } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { heading, press } from './sign-up-steps';

const putWorld = installFakeServer();
const wren = aRealtor({ company: aCompany({ agentsInviteLink: 'https://keydate.example/signup?ref=A7Q2' }) });
const ansel = aPersonWithoutCompany({ contact: { email: 'ansel.roe@mail.example', phone: '' } });
const { email } = ansel.contact;

const follow = (user: UserEvent, name: string) => user.click(screen.getByRole('link', { name }));

/** Opens an invitation link, then goes to sign-in because the person already has an account. */
async function goesToSignIn() {
  putWorld({ accounts: [anAccount(wren), anAccount(ansel)] });
  const rendered = renderAuth({ at: '/signup', state: { ref: 'A7Q2' } });
  await heading('Create your account');
  await follow(rendered.user, 'Sign in');
  await heading('Sign in');
  return rendered;
}

async function signsIn({ user, session }: RenderedPage, address: string, password = PASSWORD) {
  await fillIn(user, { Email: address, Password: password });
  await press(user, 'Sign in');
  await waitFor(() => expect(session.user()).not.toBeNull());
}

/** Opens the page to which the shell sends a person without a company. For a reload, `state` is the history's. */
async function opensCompanyPage({ session, unmount }: RenderedPage, state: unknown = null) {
  unmount();
  const rendered = renderAuth({ at: '/company', session, state });
  await heading('You are not in a company yet');
  expect(screen.getByLabelText('Invite code')).toHaveValue('A7Q2');
  return rendered;
}

test('an unused invitation survives a detour through recovery and sign-in', async () => {
  const page = await goesToSignIn();
  const { user, session } = page;
  await follow(user, 'Forgot your password');
  await heading('Reset your password');
  await follow(user, 'Back to sign in');
  await heading('Sign in');
  await follow(user, 'Forgot your password');
  await heading('Reset your password');
  await fillIn(user, { Email: email });
  await press(user, 'Send code');
  await heading('Check your mail');
  await fillIn(user, { Code: '246813' });
  await heading('New password');
  await fillIn(user, { Password: 'Aspen#Grove7' });
  await press(user, 'Set password');
  await heading('Sign in');

  await signsIn(page, email, 'Aspen#Grove7');

  const company = await opensCompanyPage(page);
  await press(company.user, 'Join the company');
  await waitFor(() => expect(session.user()?.company?._id).toBe(wren.company?._id));
});
