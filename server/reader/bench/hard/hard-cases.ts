import { changedTimes, counterproposal, twoColumns } from './amended-cases';
import type { Drawn } from './drawn';
import { inkedForm, struckDates, struckInOne } from './drawn-cases';
import { cropped, screenshot, twoSheets } from './pictured-cases';
import { packet, signedOnScreen } from './typed-cases';

/** The drawing function of each kind; every number draws another contract, and always the same. */
export const HARD_CASES: Record<string, (number: number) => Promise<Drawn>> = {
  'ink-strokes': (number: number) => inkedForm('strokes', number),
  'ink-pictures': (number: number) => inkedForm('pictures', number),
  'ink-outlines': (number: number) => inkedForm('outlines', number),
  'ink-one-path': (number: number) => inkedForm('one-path', number),
  'two-sheets': (number: number) => twoSheets(number, false),
  'sheets-reversed': (number: number) => twoSheets(number, true),
  screenshot: (number: number) => screenshot(number),
  cropped,
  counterproposal,
  'two-columns': twoColumns,
  'changed-times': changedTimes,
  'signed-on-screen': signedOnScreen,
  'struck-dates': struckDates,
  'struck-in-one': struckInOne,
  packet,
};

/** The number of cases of each kind. */
export const HARD_CASES_EACH = 3;
