import { Icon, tokens, type IconGlyph } from '@keydate/ui';
import {
  BellRing,
  CalendarDays,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleSlash,
  CircleX,
  Clock,
} from '@keydate/ui/icons';
import { styled } from 'styled-components';
import type { DeadlineState } from '../domain/deadline-state';
import { copy } from './copy';

const ICONS: Record<DeadlineState, IconGlyph> = {
  overdue: CircleAlert,
  'due-today': BellRing,
  soon: Clock,
  later: CalendarDays,
  done: CircleCheck,
  waived: CircleSlash,
  missed: CircleX,
  'not-applicable': CircleMinus,
};

/** The color of a deadline's state; a word or an icon is always next to it. */
export const stateColors: Record<DeadlineState, string> = {
  overdue: tokens.color.overdue,
  'due-today': tokens.color.dueToday,
  soon: tokens.color.soon,
  later: tokens.color.primary,
  done: tokens.color.done,
  waived: tokens.color.softInk,
  missed: tokens.color.overdue,
  'not-applicable': tokens.color.softInk,
};

/** The state of a deadline where there is no room for its words. */
export function StateIcon({ state }: { state: DeadlineState }) {
  const words = copy.stateAlone[state];
  return (
    <Colored $state={state} title={words}>
      <Icon of={ICONS[state]} size={16} label={words} />
    </Colored>
  );
}

const Colored = styled.span<{ $state: DeadlineState }>`
  flex: none;
  display: inline-grid;
  color: ${({ $state }) => stateColors[$state]};
`;
