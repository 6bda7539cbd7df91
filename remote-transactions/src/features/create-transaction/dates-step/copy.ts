import {
  CONTRACT_MAX_BYTES,
  CONTRACT_MAX_FILES,
  CONTRACT_MAX_PAGES,
  CONTRACT_MAX_RECOGNIZED_PAGES,
} from '@keydate/contracts/limits';
import type { ScanProgress } from '@keydate/contracts/scans';

/** Strings of the dates step; those of spec § 2.7, § 8 to the letter. */
export const copy = {
  contractType: 'Contract type',
  purchase: 'A Purchase',
  purchaseHint: 'Your client buys',
  sale: 'A Sale',
  saleHint: 'Your client sells',
  sideNotStated: 'The contract does not say for which side you work. Please choose it.',

  drop: 'Drop the contract here',
  upload: 'Upload a contract',
  uploadAnother: 'Upload another contract',
  rowsRead: (fileName: string, rows: number) => `${fileName}: ${rows === 1 ? '1 row' : `${rows} rows`} read`,
  limits:
    `PDF, JPEG, PNG, HEIC, WebP or TIFF, up to ${CONTRACT_MAX_FILES} files for one contract. ` +
    `At most ${CONTRACT_MAX_BYTES / 1024 / 1024} MB and ${CONTRACT_MAX_PAGES} pages, ${CONTRACT_MAX_RECOGNIZED_PAGES} of them scanned. ` +
    `We read its table of dates; you check it before anything is saved. The file is deleted when you submit, unless you keep it, or after seven days.`,
  replaceTitle: (fileName: string) => `Replace the dates of ${fileName}?`,
  replaceWarning: (fileName: string) =>
    `Once ${fileName} is read, its dates replace the ones you changed during review. Dates you added stay, and so do the address and the client.`,
  replace: 'Replace them',
  doNotReplace: 'Keep them',

  uploadFailed: 'Upload failed!',
  failedHint: 'Nothing you entered is lost. You can upload again, or add the dates manually.',
  interruptedTitle: (fileName: string) => `We may not have received ${fileName}`,
  interrupted:
    'You left the page while the contract was uploading. Nothing you entered is lost. Please upload it again.',
  sourceRequired: 'Upload a contract, or add the dates manually.',
  or: 'or',
  byHand: 'Add Dates Manually',
  byHandHint: (state: string) => `Starts with your deadline explanations for ${state || 'the property’s state'}.`,
  byHandFailed: 'Nothing you entered is lost. Try again.',

  reading: (fileName: string) => `Reading ${fileName}`,
  cancel: 'Cancel scan',
  rowsFound: (rows: number) => `${rows === 1 ? '1 row' : `${rows} rows`} found so far.`,
  duration: 'This takes a few seconds per page.',
  nextWaits: 'The contract is still being read. The next step opens automatically once that is done.',
  stage: (progress: ScanProgress | null) => {
    switch (progress?.stage) {
      case undefined:
        return 'Sending and reading the file';
      case 'waiting':
        return 'Waiting for its turn';
      case 'opening':
        return 'Opening the contract';
      case 'reading':
        return `Page ${progress.page} of ${progress.pages}`;
      case 'finishing':
        return 'Putting the table together';
    }
  },
} as const;
