export const copy = {
  notSent: (name: string) => (name ? `The message to ${name} was not sent` : 'The message was not sent'),
  show: 'Show the message',
} as const;
