import type { CalendarDate } from '@internationalized/date';
import { Button, Calendar, CalendarCell, CalendarGrid, CalendarHeaderCell, Heading } from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../../tokens/tokens';

export const CalendarBox = styled(Calendar<CalendarDate>)`
  width: 100%;
  font-variant-numeric: tabular-nums;
`;

export const MonthBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

export const Month = styled(Heading)`
  font-size: ${tokens.size[16]};
  font-weight: 600;
`;

/** A focus ring inside the box, where rows of boxes leave no room around it. */
const innerRing = `
  outline: 2px solid ${tokens.color.ink};
  outline-offset: -2px;
`;

export const TurnButton = styled(Button)`
  display: grid;
  place-items: center;
  width: ${tokens.controlHeight};
  height: ${tokens.controlHeight};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.ink};
  cursor: pointer;

  &[data-hovered] {
    background: ${tokens.color.sunken};
  }

  &[data-focus-visible] {
    ${innerRing}
  }
`;

export const DayGrid = styled(CalendarGrid)`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  td {
    padding: 0;
  }
`;

export const WeekdayCell = styled(CalendarHeaderCell)`
  padding: ${tokens.gap[8]} 0;
  font-size: ${tokens.size[12]};
  font-weight: 400;
  color: ${tokens.color.softInk};
  text-align: center;
`;

export const DayCell = styled(CalendarCell)`
  display: grid;
  place-items: center;
  min-height: ${tokens.controlHeight};
  border-radius: ${tokens.radius.control};
  outline: none;
  font-size: ${tokens.size[14]};
  cursor: pointer;

  &[data-outside-month] {
    visibility: hidden;
  }

  &[data-hovered] {
    background: ${tokens.color.sunken};
  }

  &[data-today] {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  &[data-focus-visible] {
    ${innerRing}
  }

  &[data-selected] {
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
    font-weight: 600;
  }

  &[data-selected][data-focus-visible] {
    outline-color: ${tokens.color.onPrimary};
    outline-offset: -4px;
  }
`;
