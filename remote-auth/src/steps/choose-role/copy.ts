export const copy = {
  title: 'What do you do?',
  lede: 'So that Keydate speaks of your work as you do.',
  legend: 'I am a',
  hints: { SuperRealtor: 'I sell and buy homes for clients.', SuperLender: 'I finance the homes that clients buy.' },
  submit: 'Continue',
  back: 'Back',
} as const;
