import type { IconGlyph } from '../icon/icon';
import { BellRing, CircleAlert, CircleCheck, CircleMinus, CircleSlash, CircleX, Clock } from '../icons';
import { tokens } from '../tokens/tokens';
import { copy } from './copy';

/** The status of a deadline. */
export type DeadlineStatus = 'overdue' | 'due-today' | 'soon' | 'done' | 'waived' | 'missed' | 'not-applicable';

/** The signs of a status: always an icon and a word as well as a color. */
export interface StatusSigns {
  readonly icon: IconGlyph;
  readonly word: string;
  readonly color: string;
}

export const statusSigns: Record<DeadlineStatus, StatusSigns> = {
  overdue: { icon: CircleAlert, word: copy.overdue, color: tokens.color.overdue },
  'due-today': { icon: BellRing, word: copy.dueToday, color: tokens.color.dueToday },
  soon: { icon: Clock, word: copy.soon, color: tokens.color.soon },
  done: { icon: CircleCheck, word: copy.done, color: tokens.color.done },
  waived: { icon: CircleSlash, word: copy.waived, color: tokens.color.softInk },
  missed: { icon: CircleX, word: copy.missed, color: tokens.color.overdue },
  'not-applicable': { icon: CircleMinus, word: copy.notApplicable, color: tokens.color.softInk },
};
