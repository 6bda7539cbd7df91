export const copy = {
  title: 'You are invited',
  invites: (company: string) => `${company} invites you to a transaction`,
  see: 'See the invitation',
  seeOf: (street: string) => `See the invitation to ${street}`,
} as const;
