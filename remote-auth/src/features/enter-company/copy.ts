export const copy = {
  otherWay: {
    create: { question: 'Were you invited?', answer: 'Enter an invite code' },
    join: { question: 'No invite code?', answer: 'Create a company of your own' },
  },
  signedInAs: (name: string) => `Signed in as ${name}.`,
  logOut: 'Log out',
} as const;
