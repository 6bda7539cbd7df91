export const copy = {
  title: 'No more news from Keydate?',
  lede: 'Press the button, and we delete the e-mail address that your link was sent to.',
  action: 'Delete the address',
  failed: 'The address could not be deleted.',
  done: 'The address is deleted. You hear no more news from us.',
  incomplete: 'This link is not complete. Please open it from the e-mail again.',
} as const;
