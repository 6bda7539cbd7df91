import { Card, media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const AgendaDays = styled.div`
  display: grid;
  gap: ${tokens.gap[12]};
`;

/** A day: its leaf at the left, its deadlines at the right. */
export const AgendaDay = styled(Card).attrs({ as: 'section' })<{ $isPast: boolean }>`
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr);
  gap: ${tokens.gap[16]};
  padding: ${tokens.gap[12]} ${tokens.gap[16]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.gap[4]};
  }

  ${media.print} {
    box-shadow: none;
    break-inside: auto;
  }
`;

export const AgendaHead = styled.h3`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.gap[12]};
  font-size: ${tokens.size[14]};
  font-weight: 600;
  line-height: 24px;

  > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.gap[4]} ${tokens.gap[8]};
    align-items: center;
  }
`;

/** A holiday without deadlines. */
export const HolidayRow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.gap[8]};
  padding: 0 ${tokens.gap[16]};
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};
`;
