export const copy = {
  title: 'Unsubscribe from Keydate’s news?',
  lede: 'Press the button, and we will delete the email address that your link was sent to.',
  action: 'Delete my address',
  failed: 'The address could not be deleted.',
  done: 'The address has been deleted. You will get no more news from us.',
  incomplete: 'This link is incomplete. Please open it again from the email.',
} as const;
