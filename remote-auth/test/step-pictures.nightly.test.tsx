import { aPersonWithoutCompany, aRealtor } from '@keydate/testing/builders/people';
import { anAccount, PASSWORD } from '@keydate/testing/fake-server/world';
import { installFakeServer, signedIn } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import { renderAuth } from './auth-pages';
import { fillIn } from './fill-in';
import { givesDetails, heading, press } from './sign-up-steps';

const putWorld = installFakeServer();
const expectBeside = (sentence: string) =>
  expect(screen.getByText(sentence, { selector: 'aside p' })).toBeInTheDocument();

test('the picture beside each step of a sign-up is about that step', async () => {
  putWorld({});
  const { user } = renderAuth({ at: '/signup' });
  expectBeside('Every contract date in one place.');

  await givesDetails(user);
  await user.click(await screen.findByRole('checkbox', { name: /Realtor/ }));
  expectBeside('Realtors and lenders work from the same dates.');
  await press(user, 'Continue');

  await heading('Check your mail');
  expectBeside('Your mailbox is the key.');
  await fillIn(user, { Code: '246813' });

  await heading('Set a password');
  expectBeside('Only you can sign in to your account.');
  await fillIn(user, { Password: PASSWORD });
  await press(user, 'Set password');

  await heading('Terms of service');
  expectBeside('Terms that we both agree to.');
  await press(user, 'Accept and continue');

  await heading('Add a profile picture');
  expectBeside('A face your clients know.');
});

test('beside an invitation is the team that the person is invited to', async () => {
  putWorld({ accounts: [anAccount(aRealtor())] });
  const { user } = renderAuth({ at: '/signup', state: { ref: 'E4H8KDZP3VNB' } });
  await screen.findByText(/invites you to/);
  expectBeside('Your team is waiting for you.');

  await givesDetails(user);
  await heading('Check your mail');
  expectBeside('Your mailbox is the key.');
});

test('a person without a company sees the team beside the invite code, the roles, and the company beside its form', async () => {
  const server = putWorld({});
  const { user } = renderAuth({
    at: '/company',
    session: signedIn(server, aPersonWithoutCompany({ role: 'Employee' })),
  });
  await heading('You are not in a company yet');
  expectBeside('Your team is waiting for you.');

  await press(user, 'Create a company of your own');
  await user.click(await screen.findByRole('checkbox', { name: /Realtor/ }));
  expectBeside('Realtors and lenders work from the same dates.');
  await press(user, 'Continue');

  await screen.findByLabelText('Company Name');
  expectBeside('Your company on every page.');
});
