export const copy = {
  title: 'News about Keydate',
  email: 'Email',
  subscribe: 'Subscribe',
  hint: 'We store your email address and the day you signed up. You can delete them with the link in our email.',
  /** True for a new address and for one that was stored before, which gets no second mail; and tells nobody which of the two it is. */
  done: (email: string) => `Thank you. ${email} is on our list. If it is new to the list, we have sent you an email.`,
} as const;
