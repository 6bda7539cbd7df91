/** The text of the public header and footer (spec § 2.2). */
export const copy = {
  home: 'Keydate, home',
  skipToContent: 'Skip to content',
  sections: 'Sections',
  logIn: 'Log in',
  getStarted: 'Get Started',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  login: 'Login',
  signup: 'Signup',
  promise: 'Your contract dates, read once and never missed.',
  quickLinks: 'Quick Links',
  more: 'More',
  signUp: 'Sign up',
  resetPassword: 'Forgot your password',
  writeToUs: 'Write to us',
  legal: 'Legal',
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  // spec § 9: copyright year 2024
  copyright: '© 2024 Keydate',
} as const;
