/** The text of the frame around the pages. */
export const copy = {
  product: 'Keydate',
  home: 'Keydate, home',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  dashboard: 'Dashboard',
  messages: 'Messages',
  setting: 'Setting',
  subscription: 'Subscription',
  logIn: 'Log in',
  logOut: 'Logout',
  search: 'Search',
  newTerms: 'The new terms of service',
  loadingPage: 'Loading the page',
  fatalError: 'Nothing you saved is lost. Try again in a moment.',
} as const;
