import type { CalendarDay } from '@keydate/domain/calendar-day';
import { StatusMark, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { daysAway, type DeadlineState } from '../domain/deadline-state';

interface DeadlineMarkProps {
  state: DeadlineState;
  day: CalendarDay;
  today: CalendarDay;
}

/** How a deadline stands, in words first: "Overdue · 3 days ago", "Soon · In 2 days", "In 40 days". */
export function DeadlineMark({ state, day, today }: DeadlineMarkProps) {
  if (state === 'later') return <Later>{daysAway(day, today)}</Later>;
  return <StatusMark status={state}>{WORDS[state](daysAway(day, today))}</StatusMark>;
}

const WORDS: Record<Exclude<DeadlineState, 'later'>, (away: string) => string> = {
  overdue: (away) => `Overdue · ${away}`,
  'due-today': () => 'Due today',
  soon: (away) => `Soon · ${away}`,
  done: () => 'Done',
};

const Later = styled.span`
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.softInk};
  font-variant-numeric: tabular-nums;
`;
