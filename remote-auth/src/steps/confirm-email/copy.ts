export const copy = {
  title: 'Check your mail',
  sent: 'We sent a 6-digit code to',
  code: 'Code',
  submit: 'Confirm',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  resent: 'A new code is on its way.',
  valid: 'It is valid for 10 minutes.',
  wrongAddress: 'Not your address?',
  back: 'Change it',
} as const;
