import type { CalendarDay } from '@keydate/domain/calendar-day';
import { StatusMark, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { copy } from './copy';
import { daysAway, type DeadlineState } from '../domain/deadline-state';

interface DeadlineMarkProps {
  state: DeadlineState;
  day: CalendarDay;
  today: CalendarDay;
}

/** The state of a deadline: "Overdue · 3 days ago", "Soon · In 2 days", "In 40 days". */
export function DeadlineMark({ state, day, today }: DeadlineMarkProps) {
  if (state === 'later') return <Later>{daysAway(day, today)}</Later>;
  return <StatusMark status={state}>{copy.deadline[state](daysAway(day, today))}</StatusMark>;
}

const Later = styled.span`
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.softInk};
  font-variant-numeric: tabular-nums;
`;
