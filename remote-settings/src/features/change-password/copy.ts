/** Strings of the password's dialog. */
export const copy = {
  open: 'Change password',
  title: 'Change your password',
  what: 'You will be signed out everywhere else.',
  current: 'Current password',
  next: 'New password',
  rules: 'A good password has',
  cancel: 'Cancel',
  save: 'Change password',
  saved: 'Update successful!',
  failed: 'Update failed',
  currentMissing: 'Password is required',
} as const;
