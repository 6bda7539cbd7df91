import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

interface CardState {
  $isCurrent: boolean;
  $isCancelled: boolean;
}

function border({ $isCurrent, $isCancelled }: CardState): string {
  if ($isCancelled) return tokens.color.overdue;
  return $isCurrent ? tokens.color.primary : tokens.color.rule;
}

export const CardBox = styled.li<CardState>`
  display: grid;
  grid-template-rows: auto auto auto 1fr auto;
  gap: ${tokens.gap[12]};
  min-width: 0;
  padding: ${tokens.gap[24]};
  border: 1px solid ${border};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};

  p {
    margin: 0;
  }
`;

export const Name = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${tokens.gap[8]};

  h2 {
    margin: 0;
    font-size: ${tokens.size[18]};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Price = styled.span`
  font-family: ${tokens.font.serif};
  font-size: ${tokens.size[40]};
  line-height: 1.1;
  font-variant-numeric: lining-nums tabular-nums;
`;

export const Per = styled.span`
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  white-space: nowrap;
`;

export const Quiet = styled.p`
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  /* otherwise a day is torn apart at its hyphens */
  text-wrap: balance;
`;

export const Lines = styled.ul`
  display: grid;
  align-content: start;
  gap: ${tokens.gap[8]};
  margin: 0;
  padding: ${tokens.gap[12]} 0 0;
  border-top: 1px solid ${tokens.color.rule};
  list-style: none;
`;

export const Line = styled.li`
  display: flex;
  gap: ${tokens.gap[8]};
  font-size: ${tokens.size[14]};
  line-height: 20px;

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${tokens.color.done};
  }
`;
