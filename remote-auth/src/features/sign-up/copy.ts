import type { Inviter } from '@keydate/contracts/invitations';

export const copy = {
  details: {
    title: 'Create your account',
    lede: 'Free to start. No card needed.',
    fullName: 'Full Name',
    email: 'Email',
    referralCode: 'Invite code',
    referralHint: 'Optional. Leave it empty unless somebody invited you.',
    submit: 'Continue',
    hasAccount: 'Already have an account?',
    signIn: 'Sign in',
  },
  invited: {
    title: ({ inviter, company }: Inviter) => `${inviter} invites you to ${company}.`,
    what: 'You will join the team once you accept the terms.',
    ended: 'This invitation is no longer valid.',
    endedWhat: 'Ask for a new one, or leave the invite code empty to create a company of your own.',
  },
  password: { title: 'Set a password', lede: 'You will sign in with it and your email.' },
  picture: {
    title: 'Add a profile picture',
    lede: 'Clients and colleagues will see who they are talking to.',
    label: 'Profile picture',
    submit: 'Save picture',
    skip: 'Skip for now',
    failed: 'Update Failed',
  },
  known: {
    title: 'You already have an account. Please sign in.',
    wayOn: 'If it has no password yet, choose “Forgot your password” to set one.',
  },
  expired: {
    title: 'This took too long, so the step has expired.',
    toDetails: 'Please continue from here. We will email you a new code.',
    toPassword: 'Confirm your email once more and choose your password.',
    toSignIn: 'Please sign in to continue.',
  },
  hasPassword: 'You have already set a password. Please sign in with it.',
  leave: { asWhom: (email: string) => `Signing up as ${email}.`, startOver: 'Start over' },
} as const;
