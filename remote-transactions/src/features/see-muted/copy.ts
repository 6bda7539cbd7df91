/** Strings for a transaction about which the person gets no emails. */
export const copy = {
  title: 'Emails to you about this transaction are off',
  why: 'You or somebody with one of your reminder emails turned them off.',
  turnOn: 'Turn emails on',
  isOn: 'You get emails about this transaction again',
  failed: 'Your choice could not be saved',
} as const;
