export const copy = {
  /** The sentence after "Team member limit has exceeded". */
  fullTeam: 'Ask the person who invited you to make room for you, or create a company of your own.',
  step: (position: number, total: number) => `Step ${position} of ${total}`,
} as const;
