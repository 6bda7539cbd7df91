export const copy = {
  title: 'You are not in a company yet',
  lede: 'Enter an invite code to join a team, or create a company of your own.',
  code: 'Invite code',
  hint: 'It is in your team’s invitation link. If it no longer works, ask for a new one.',
  missing: 'Invite code is required',
  submit: 'Join the company',
} as const;
