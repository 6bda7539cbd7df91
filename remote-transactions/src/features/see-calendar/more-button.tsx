import { dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';
import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import type { CalendarDayEntries } from '../../domain/calendar-entry';
import { copy } from './copy';

interface MoreButtonProps {
  shown: CalendarDayEntries;
  tabIndex?: number;
  onOpen: (day: CalendarDay) => void;
}

/** How many more deadlines a day has than it shows; it opens the day. */
export function MoreButton({ shown: { day, total, entries }, tabIndex, onOpen }: MoreButtonProps) {
  const more = total - entries.length;
  if (more === 0) return null;
  return (
    <More
      type="button"
      tabIndex={tabIndex}
      aria-label={copy.moreOf(more, dayWithWeekday(day))}
      onClick={() => onOpen(day)}
    >
      {copy.more(more)}
    </More>
  );
}

const More = styled.button`
  justify-self: start;
  min-height: 24px;
  padding: 0 6px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${tokens.color.primaryText};
  font-size: ${tokens.size[12]};
  font-weight: 600;
  line-height: 16px;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.primaryTint};
  }
`;
