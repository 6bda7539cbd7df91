export const copy = {
  title: 'News about Keydate',
  email: 'Email',
  subscribe: 'Subscribe',
  hint: 'We store the address and nothing else. A link in our e-mail deletes it again.',
  done: (email: string) => `Thank you. We stored ${email} and sent it an e-mail.`,
} as const;
