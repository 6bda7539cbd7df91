import type { Word } from '../page-layout';
import type { Reason } from '../row-flags';

/** The forms of other states that the reader knows. */
export type StateFormName = 'california' | 'utah' | 'texas';

/** A row of such a form, in the order of spec § 3. */
export interface StateFormRow {
  cells: readonly [item: string, reference: string, title: string, date: string];
  reasons: readonly Reason[];
  /** The words of the file that it consists of. */
  words: readonly Word[];
}

/** The columns of a form that prints no names of columns. */
export const HEADING = ['Item', 'Reference', 'Event', 'Date or Deadline'];
