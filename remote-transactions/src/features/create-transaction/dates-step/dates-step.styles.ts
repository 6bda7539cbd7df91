import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** "or" between two thin lines. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[16]};
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${tokens.color.rule};
  }
`;

export const Running = styled.div`
  display: grid;
  gap: ${tokens.gap[16]};
  border-radius: ${tokens.radius.control};
`;

/** The pages of the contract, filled as they are read. */
export const Pages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

export const Page = styled.li<{ $isRead: boolean }>`
  width: 22px;
  height: 28px;
  border: 1px solid ${({ $isRead }) => ($isRead ? tokens.color.primary : tokens.color.strongRule)};
  border-radius: 3px;
  background: ${({ $isRead }) => ($isRead ? tokens.color.primary : tokens.color.card)};
  color: ${({ $isRead }) => ($isRead ? tokens.color.onPrimary : tokens.color.softInk)};
  font-size: ${tokens.size[12]};
  line-height: 26px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  transition: background-color ${tokens.motion.calm};
`;
