import type { RowSource } from '@keydate/contracts/scans';

/** A sheet of paper as it was read, so that the same picture can be made of it again. */
export interface SheetRead {
  /** The page of the file, from 1, and which of the sheets on it, from 0. */
  page: number;
  part: number;
  /** True if it was read as a picture, and turned upside down for it. */
  isPicture: boolean;
  isTurned: boolean;
}

/** The place of a row: its sheet, and its box in shares of the sheet's sides. */
export interface RowPlace {
  sheet: SheetRead;
  box: RowSource['box'];
}
