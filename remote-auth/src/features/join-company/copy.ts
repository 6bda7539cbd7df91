export const copy = {
  title: 'You belong to no company yet',
  lede: 'Enter an invite code to join a team, or create a company of your own.',
  code: 'Invite code',
  hint: 'It stands in the invitation link of your team. If it ended, ask for a new one.',
  missing: 'Invite code is required',
  submit: 'Join the company',
} as const;
