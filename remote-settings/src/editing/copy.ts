/** Strings for unsaved changes. */
export const copy = {
  title: 'Leave without saving?',
  what: 'Your changes are not saved. If you leave now, they will be lost.',
  leave: 'Leave',
  stay: 'Keep editing',
} as const;
