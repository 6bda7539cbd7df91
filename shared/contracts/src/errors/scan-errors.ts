import type { CatalogError } from './catalog-error';

/** The part of the error catalog for reading contracts. */
export const SCAN_ERRORS = {
  CONTRACT_MISSING: { status: 400, message: 'Please choose a contract to scan.' },
  CONTRACT_EMPTY: { status: 400, message: 'This file is empty. Please choose another one.' },
  CONTRACT_WRONG_TYPE: {
    status: 415,
    message: 'This is not a PDF or a picture (JPEG, PNG, WebP, TIFF). Please choose another file.',
  },
  CONTRACT_HEIC: {
    status: 415,
    message:
      'This is a HEIC picture, which this browser cannot turn into a JPEG. Upload it with Safari, or ' +
      'choose Settings > Camera > Formats > Most Compatible on the iPhone and take it again.',
  },
  CONTRACT_XFA: {
    status: 422,
    message:
      'This PDF shows its contents only in Adobe Reader. Please open it there, print it into a new PDF, and upload that one.',
  },
  CONTRACT_ENCRYPTED: {
    status: 422,
    message: 'This PDF is protected by a password. Please save it without one and try again.',
  },
  CONTRACT_BROKEN: { status: 422, message: 'This file is damaged and could not be opened.' },
  CONTRACT_TOO_LARGE: { status: 413, message: 'A contract may have at most 25 MB.' },
  CONTRACT_TOO_DETAILED: {
    status: 422,
    message:
      'A picture of a contract may have at most 100 megapixels; inside a PDF, progressive, interlaced, WebP or TIFF, at most 34.',
  },
  CONTRACT_TOO_DEMANDING: {
    status: 422,
    message:
      'This file takes too much memory or time to read. Please print it into a new PDF, or add the dates manually.',
  },
  CONTRACT_TOO_MANY_PAGES: {
    status: 422,
    message:
      'A contract may have at most 300 pages, and at most 60 of them may be scanned, photographed or filled in by hand.',
  },
  CONTRACT_NO_TABLE: {
    status: 422,
    message: 'No table of dates was found in this file. You can add the dates manually.',
  },
  SCAN_BUSY: { status: 503, message: 'Many contracts are being read right now. Please try again in a minute.' },
  SCANS_UNDER_WAY: {
    status: 429,
    message: 'You have two contracts being read right now. Please wait until one of them is done.',
  },
  SCAN_PLACE_HELD: {
    status: 429,
    message:
      'One of your contracts took too much memory or time. For the next hour, you can upload only one other contract at a time. ' +
      'Please wait, or add the dates manually.',
  },
  COMPANY_SCANS_WAITING: {
    status: 429,
    message: 'Your company has several contracts waiting to be read. Please try again in a minute.',
  },
  SCAN_FAILED: { status: 500, message: 'Reading this contract failed. Please try again, or add the dates manually.' },
  SCAN_TIMED_OUT: {
    status: 504,
    message: 'Reading this contract took too long. Please try again, or add the dates manually.',
  },
  SCAN_CANCELLED: { status: 499, message: 'The scan was canceled.' },
  READING_GONE: {
    status: 404,
    message: 'This contract is no longer stored. Upload it again to have it read.',
  },
  READING_UNFINISHED: { status: 409, message: 'This contract is still being read.' },
  READINGS_FULL: {
    status: 429,
    message: 'You have 20 contracts waiting for your review. Please finish or remove one of them first.',
  },
  SCAN_INTERRUPTED: {
    status: 503,
    message: 'Keydate is restarting, so this contract was not read. Please try again in a minute.',
  },
} as const satisfies Record<string, CatalogError>;
