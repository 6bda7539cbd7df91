import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const WeekDays = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  overflow: hidden;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const WeekDay = styled.section<{ $isOff: boolean }>`
  display: grid;
  align-content: start;
  gap: ${tokens.gap[4]};
  min-height: 320px;
  padding: ${tokens.gap[8]};
  border-right: 1px solid ${tokens.color.rule};
  background: ${({ $isOff }) => ($isOff ? tokens.color.sunken : 'transparent')};

  &:last-child {
    border: 0;
  }

  ${media.compact} {
    min-height: 0;
    border-right: 0;
    border-bottom: 1px solid ${tokens.color.rule};
  }

  ${media.print} {
    min-height: 0;
  }
`;

export const WeekHead = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.gap[8]};
  margin-bottom: ${tokens.gap[4]};
  font-size: ${tokens.size[12]};
  font-weight: 550;
  line-height: 20px;
  color: ${tokens.color.softInk};
`;

export const WeekNumber = styled.span<{ $isToday: boolean }>`
  display: grid;
  place-items: center;
  min-width: 32px;
  height: 32px;
  border-radius: ${tokens.radius.round};
  background: ${({ $isToday }) => ($isToday ? tokens.color.primary : 'none')};
  color: ${({ $isToday }) => ($isToday ? tokens.color.onPrimary : tokens.color.ink)};
  font-size: ${tokens.size[18]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const WeekNote = styled.span`
  flex-basis: 100%;
  font-weight: 500;
  line-height: 16px;

  ${media.compact} {
    flex-basis: auto;
  }
`;

/** A day without deadlines; where the days are next to each other, its empty column says so. */
export const Empty = styled.p`
  display: none;
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};

  ${media.compact} {
    display: block;
  }
`;
