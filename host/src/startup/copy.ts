export const copy = {
  signedIn: 'You are already signed in.',
  invitation: (company: string) =>
    `You belong to ${company}, so this invitation has no effect. To accept it with another account, log out and open it again.`,
} as const;
