import type { ClosingReason } from '@keydate/contracts/chat';

export const copy = {
  message: 'Message',
  placeholder: (name: string) => (name ? `Write to ${name}` : 'Write a message'),
  send: 'Send',
  attach: 'Attach a picture',
  removePicture: 'Remove the picture',
  preview: 'The picture that will be sent',
  toClient: 'The client gets this by email. Replies to that email do not arrive here.',
  thisPerson: 'This person',
  closed: {
    'left-company': (name) =>
      `${name} is no longer in your company, so you cannot write to them anymore. Your messages to each other stay here.`,
    'sharing-ended': (name) =>
      `${name} and you no longer share an active transaction, so you cannot write to each other anymore. Your messages stay here.`,
  } satisfies Record<ClosingReason, (name: string) => string>,
  drop: 'Drop the picture here',
  notAttached: 'The picture could not be attached',
  oneOnly: { title: 'Only the first picture was attached', words: 'You can send one picture per message.' },
  unsent: 'Your message was not sent. You can copy it.',
  removeUnsent: 'Remove the text',
  tooLong: (over: number) => `${over.toLocaleString('en-US')} ${over === 1 ? 'character' : 'characters'} too many.`,
} as const;
