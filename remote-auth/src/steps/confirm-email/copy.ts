export const copy = {
  title: 'Check your mail',
  lede: (email: string) => `We sent a 6-digit code to ${email}. It is valid for 10 minutes.`,
  code: 'Code',
  submit: 'Confirm',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  resent: 'A new code is on its way.',
  wrongAddress: 'Not your address?',
  back: 'Change it',
} as const;
