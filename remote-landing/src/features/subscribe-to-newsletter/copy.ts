export const copy = {
  title: 'News about Keydate',
  email: 'Email',
  subscribe: 'Subscribe',
  hint: 'We store the address and nothing else. A link in our e-mail deletes it again.',
  /** True for a new address and for one that was stored before, which gets no second mail; and tells nobody which of the two it is. */
  done: (email: string) => `Thank you. ${email} is on our list. If it is new there, we have sent it an e-mail.`,
} as const;
