export const copy = {
  password: 'Password',
  rules: 'A good password has',
  submit: 'Set password',
} as const;
