import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** The line with the chosen day in words. It scrolls with the calendar, so that it never covers a week. */
export const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.gap[4]} ${tokens.gap[16]};
  padding: ${tokens.gap[16]} 0 ${tokens.gap[8]};
  border-top: 1px solid ${tokens.color.rule};
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};

  strong {
    font-family: ${tokens.font.serif};
    font-size: ${tokens.size[22]};
    font-weight: 500;
    line-height: 28px;
    color: ${tokens.color.ink};
  }
`;
