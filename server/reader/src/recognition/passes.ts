import type { GrayImage } from '../picture/gray-image';
import { soften } from './soften';
import { thicken } from './thicken';

/** One way to show a phrase to the recognizer: its size, as a multiple of the best one, and the change of its ink. */
export interface Pass {
  times: number;
  ink: (sheet: GrayImage) => GrayImage;
}

/** The first pass over a page. */
export const THICKENED: Pass = { times: 1, ink: (sheet) => soften(thicken(sheet)) };
export const SOFTENED: Pass = { times: 1.4, ink: soften };
const UNCHANGED: Pass = { times: 1, ink: (sheet) => sheet };

/** Further passes over cells that the first was not sure of: a letter that one misreads, another often does not. */
export const FURTHER_PASSES: readonly Pass[] = [SOFTENED, UNCHANGED];
