export const copy = {
  signedIn: 'You are already signed in.',
  invitation: (company: string) =>
    `You are in ${company}, so this invitation changes nothing. To accept it as somebody else, log out and open it again.`,
} as const;
