import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconGlyph } from '../icon/icon';
import { CircleAlert, CircleCheck, CircleMinus, Clock, BellRing } from '../icons';
import { tokens } from '../tokens/tokens';

/** How a deadline stands. */
export type DeadlineStatus = 'overdue' | 'due-today' | 'soon' | 'done' | 'not-applicable';

export interface StatusMarkProps {
  readonly status: DeadlineStatus;
  /** Other words than the status's own, such as "In 2 days". */
  readonly children?: ReactNode;
}

interface Mark {
  readonly icon: IconGlyph;
  readonly word: string;
  readonly color: string;
}

const marks: Record<DeadlineStatus, Mark> = {
  overdue: { icon: CircleAlert, word: 'Overdue', color: tokens.color.overdue },
  'due-today': { icon: BellRing, word: 'Due today', color: tokens.color.dueToday },
  soon: { icon: Clock, word: 'Soon', color: tokens.color.soon },
  done: { icon: CircleCheck, word: 'Done', color: tokens.color.done },
  'not-applicable': { icon: CircleMinus, word: 'Not applicable', color: tokens.color.softInk },
};

/** The colour that goes with a status; never shown without its mark. */
export function statusColor(status: DeadlineStatus): string {
  return marks[status].color;
}

/** A status as icon, word and colour, so that none of them stands alone. */
export function StatusMark({ status, children }: StatusMarkProps) {
  const { icon, word, color } = marks[status];
  return (
    <Line $color={color}>
      <Icon of={icon} size={16} />
      {children ?? word}
    </Line>
  );
}

const Line = styled.span<{ $color: string }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $color }) => $color};
  font-size: ${tokens.size[14]};
  font-weight: 550;
  line-height: 20px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
