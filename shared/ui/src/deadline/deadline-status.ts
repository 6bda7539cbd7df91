import type { IconGlyph } from '../icon/icon';
import { BellRing, CircleAlert, CircleCheck, CircleMinus, Clock } from '../icons';
import { tokens } from '../tokens/tokens';

/** How a deadline stands. */
export type DeadlineStatus = 'overdue' | 'due-today' | 'soon' | 'done' | 'not-applicable';

/** What shows a status: always an icon and a word as well as a color. */
export interface StatusSigns {
  readonly icon: IconGlyph;
  readonly word: string;
  readonly color: string;
}

export const statusSigns: Record<DeadlineStatus, StatusSigns> = {
  overdue: { icon: CircleAlert, word: 'Overdue', color: tokens.color.overdue },
  'due-today': { icon: BellRing, word: 'Due today', color: tokens.color.dueToday },
  soon: { icon: Clock, word: 'Soon', color: tokens.color.soon },
  done: { icon: CircleCheck, word: 'Done', color: tokens.color.done },
  'not-applicable': { icon: CircleMinus, word: 'Not applicable', color: tokens.color.softInk },
};
