import type { ContractReading } from '@keydate/contracts/contract-readings';

/** A contract of several files has a name such as “first.jpg and 2 more files”. */
const isAre = (fileName: string) => (/ and \d+ more files?$/.test(fileName) ? 'are' : 'is');

export const copy = {
  title: 'Contracts that you uploaded',
  ready: (fileName: string) => `${fileName} ${isAre(fileName)} ready for your review`,
  failed: (fileName: string) => `${fileName} could not be read`,
  underWay: (fileName: string) => `${fileName} ${isAre(fileName)} being read`,
  waiting: 'It is waiting its turn. You can leave this page.',
  progress: ({ progress }: ContractReading) =>
    progress && progress.pages > 0
      ? `Page ${progress.page} of ${progress.pages}. You can leave this page.`
      : 'You can leave this page.',
  until: (day: string) => `The file will be deleted on ${day} unless you submit its transaction first.`,
  review: 'Review',
  reviewOf: (fileName: string) => `Review ${fileName}`,
  remove: 'Remove',
  removeOf: (fileName: string) => `Remove ${fileName}`,
  more: (count: number) => `Show ${count} more`,
} as const;
