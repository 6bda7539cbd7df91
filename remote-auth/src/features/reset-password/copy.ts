export const copy = {
  email: {
    title: 'Reset your password',
    lede: 'Enter your e-mail and we send a code to it.',
    label: 'Email',
    submit: 'Send code',
    back: 'Back to sign in',
  },
  code: { sentTo: 'If there is an account for', onItsWay: 'a code is on its way. It is valid for 10 minutes.' },
  password: {
    title: 'New password',
    lede: (email: string) => `For ${email}. A new password ends every other session of yours.`,
    wrongAddress: 'Not your address?',
    startOver: 'Start over',
  },
  expired: 'The code has expired. Please ask for a new one.',
  hasPassword: 'A new password is set already. Please sign in with it.',
  done: 'Your password is changed. Please sign in.',
} as const;
