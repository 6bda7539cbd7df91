import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

interface FlowProgressProps {
  /** From 1. */
  position: number;
  total: number;
}

/** How far one has come in a flow of several pages. */
export function FlowProgress({ position, total }: FlowProgressProps) {
  return (
    <Line>
      <span>{`Step ${position} of ${total}`}</span>
      <Track aria-hidden>
        {Array.from({ length: total }, (_none, step) => (
          <Part key={step} $isReached={step < position} />
        ))}
      </Track>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  gap: ${tokens.gap[8]};
  margin-bottom: ${tokens.gap[24]};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.span`
  display: flex;
  gap: ${tokens.gap[4]};
`;

const Part = styled.span<{ $isReached: boolean }>`
  flex: 1;
  height: 3px;
  border-radius: 2px;
  background: ${({ $isReached }) => ($isReached ? tokens.color.primary : tokens.color.rule)};
`;
