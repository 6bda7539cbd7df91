/** Strings for unsaved changes. */
export const copy = {
  title: 'Leave without saving?',
  what: 'You have made changes that are not saved. They are lost if you leave now.',
  leave: 'Leave',
  stay: 'Keep editing',
} as const;
