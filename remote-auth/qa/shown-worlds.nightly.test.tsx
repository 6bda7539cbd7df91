import { installWorlds, renderPage } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import TermsNotice from '../src/slots/terms-notice';
import { renderAuth } from '../test/auth-pages';
import { fillIn } from '../test/fill-in';
import { worlds } from './worlds';

const enter = installWorlds();

const press = (name: string) => (user: UserEvent) => user.click(screen.getByRole('button', { name }));
const type = (texts: Record<string, string>, button: string) => async (user: UserEvent) => {
  await fillIn(user, texts);
  await press(button)(user);
};
/** The last digit sends the code. */
const confirm = (code: string) => (user: UserEvent) => fillIn(user, { Code: code });

/** Words that each world's page shows when it opens or, with `once`, after the person did what its note says. */
const SHOWN: Record<
  Exclude<keyof typeof worlds, 'newer-terms'>,
  { once?: (user: UserEvent) => Promise<void>; words: string }
> = {
  'sign-in': { words: 'Good to see you again.' },
  'sign-in-code': {
    once: type({ Email: 'wren.castellanos@poudreriver.example', Password: 'Keydate!2026' }, 'Sign in'),
    words: 'Check your mail',
  },
  'sign-up': { words: 'Create your account' },
  invited: { words: 'Create your account' },
  'known-email': {
    once: async (user) => {
      await press('Continue')(user);
      await user.click(await screen.findByRole('checkbox', { name: /Realtor/ }));
      await press('Continue')(user);
    },
    words: 'You already have an account. Please sign in.',
  },
  'sign-up-role': { words: 'What do you do?' },
  'sign-up-code': { words: 'Check your mail' },
  'wrong-code': { once: confirm('246813'), words: 'This code is wrong. Please check your email and try again.' },
  'ended-code': { once: confirm('246813'), words: 'This code is no longer valid. Please ask for a new one.' },
  'locked-code': { once: confirm('246813'), words: 'Too many wrong codes. Please ask for a new one.' },
  'too-many-codes': {
    once: press('Send a new code'),
    words: 'You have asked for too many codes. Please try again later.',
  },
  'sign-up-over': { once: press('Send a new code'), words: 'Create your account' },
  'sign-up-password': { words: 'Set a password' },
  'password-too-late': { once: type({ Password: 'Aspen#Grove7' }, 'Set password'), words: 'Reset your password' },
  'sign-up-terms': { words: 'Accept and continue' },
  'dead-invitation': {
    once: press('Accept and continue'),
    words: 'This invite code is no longer valid. Ask for a new one, or create a company of your own.',
  },
  'full-team': { once: press('Accept and continue'), words: 'Team member limit has exceeded' },
  'sign-up-picture': { words: 'Add a profile picture' },
  company: { words: 'Customize Company Profile' },
  'terms-missing': { words: 'Accept and continue' },
  'no-company': { words: 'You are not in a company yet' },
  'states-missing': { words: 'The list of states could not be loaded.' },
  'reset-password': { words: 'Reset your password' },
  'reset-code': { words: 'Check your mail' },
  'reset-client': { once: confirm('246813'), words: 'Client are not allowed' },
  'reset-new-password': { words: 'New password' },
  'reset-left': {
    once: async (user) => {
      await fillIn(user, { Email: 'ansel.roe@mail.example' });
      await user.click(screen.getByRole('link', { name: 'Forgot your password' }));
    },
    words: 'Reset your password',
  },
  'lender-invitation': { words: 'Poudre River Realty invites you to a transaction' },
  'slow-server': { words: 'Good to see you again.' },
  'failing-server': {
    once: type({ Email: 'wren.castellanos@poudreriver.example', Password: 'Keydate!2026' }, 'Sign in'),
    words: 'Something went wrong!',
  },
};

const shown = Object.entries(SHOWN).map(([name, { once, words }]) => ({
  plan: worlds[name as keyof typeof worlds],
  once,
  words,
}));

test.each(shown)('"$plan.title" shows "$words"', async ({ plan, once, words }) => {
  const { user } = renderAuth(enter(plan));
  await screen.findAllByRole('heading', { level: 1 });

  await once?.(user);

  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test('“Newer terms” fills the shell’s slot', async () => {
  const { user } = renderPage(<TermsNotice />, enter(worlds['newer-terms']));

  await press('Read and accept')(user);
  await press('Accept')(user);

  expect(await screen.findByText('You have accepted the terms.')).toBeVisible();
});
