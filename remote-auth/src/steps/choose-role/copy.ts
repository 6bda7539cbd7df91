export const copy = {
  title: 'What do you do?',
  lede: 'Keydate will use the terms of your profession.',
  legend: 'I am a',
  hints: { SuperRealtor: 'I sell and buy homes for clients.', SuperLender: 'I finance the homes that clients buy.' },
  submit: 'Continue',
  back: 'Back',
} as const;
