export const copy = {
  open: (fileName: string) => `Open ${fileName}`,
  remove: 'Remove',
  removeOf: (fileName: string) => `Remove ${fileName}`,
  question: (fileName: string) => `Remove ${fileName}?`,
  warning:
    'Keydate deletes the file for everybody. The deadlines that were read from it stay, with the pictures of their rows.',
  doNot: 'Do not remove',
  removed: 'The contract was removed.',
  failed: 'The contract could not be removed',
} as const;
