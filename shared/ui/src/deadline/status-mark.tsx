import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon';
import { tokens } from '../tokens/tokens';
import { statusSigns, type DeadlineStatus } from './deadline-status';

export interface StatusMarkProps {
  readonly status: DeadlineStatus;
  /** Replaces the status's own word, such as "In 2 days". */
  readonly children?: ReactNode;
}

/** A status as icon, word and color, never as color alone. */
export function StatusMark({ status, children }: StatusMarkProps) {
  const { icon, word, color } = statusSigns[status];
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
