import type { CatalogError } from './catalog-error';

/** The part of the error catalog for pictures of people and companies, and in messages. */
export const PICTURE_ERRORS = {
  PICTURE_EMPTY: { status: 400, message: 'Please Upload Image' },
  PICTURE_UNREADABLE: { status: 400, message: 'This picture could not be read. Please choose a PNG, JPEG or WebP.' },
  PICTURE_TOO_LARGE: { status: 413, message: 'A picture may have at most 10 MB and 60 megapixels.' },
  PICTURE_BUSY: { status: 503, message: 'Many pictures are being prepared right now. Please try again in a minute.' },
} as const satisfies Record<string, CatalogError>;

/** The refusals of a call that takes a picture. */
export const PICTURE_ERROR_CODES = [
  'PICTURE_EMPTY',
  'PICTURE_UNREADABLE',
  'PICTURE_TOO_LARGE',
  'PICTURE_BUSY',
] as const satisfies readonly (keyof typeof PICTURE_ERRORS)[];
