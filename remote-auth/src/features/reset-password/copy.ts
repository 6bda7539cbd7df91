export const copy = {
  email: {
    title: 'Reset your password',
    lede: 'Enter your email address and we will send you a code.',
    label: 'Email',
    submit: 'Send code',
    back: 'Back to sign in',
  },
  code: { sentTo: 'If there is an account for', onItsWay: 'a code is on its way. It is valid for 10 minutes.' },
  password: {
    title: 'New password',
    lede: (email: string) => `For ${email}. A new password signs you out everywhere else.`,
    wrongAddress: 'Not your address?',
    startOver: 'Start over',
  },
  expired: 'The code has expired. Please ask for a new one.',
  hasPassword: 'You have already set a new password. Please sign in with it.',
  done: 'Your password has been changed. Please sign in.',
} as const;
