export const copy = {
  title: 'Sign in',
  lede: 'Good to see you again.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot your password',
  noAccount: 'New to Keydate?',
  signUp: 'Sign up',
} as const;
