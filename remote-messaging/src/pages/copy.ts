export const copy = {
  messages: 'Messages',
  conversation: (name: string) => (name ? `Conversation with ${name}` : 'Conversation'),
  newConversation: 'New Conversation',
  choose: 'Choose who to write to. Clients get your message by email.',
} as const;
