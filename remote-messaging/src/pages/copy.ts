/** The text of the pages until conversations are built. */
export const copy = {
  messages: 'Messages',
  newConversation: 'New Conversation',
  notBuilt: 'Conversations are not part of Keydate yet.',
  whatWorks:
    'What works so far: everyone who works on a transaction with you sees it as soon as you add it, and a new client gets an e-mail.',
  back: 'Back to the dashboard',
} as const;
