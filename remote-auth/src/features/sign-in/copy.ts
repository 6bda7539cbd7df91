export const copy = {
  title: 'Sign in',
  lede: 'Good to see you again.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot your password',
  noAccount: 'New to Keydate?',
  signUp: 'Sign up',
  code: {
    why: 'Too many wrong passwords were entered for this account. If yours is correct, a code is on its way to',
    valid: 'It is valid for 10 minutes.',
  },
} as const;
