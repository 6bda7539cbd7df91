import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { copy } from './copy';

interface FlowProgressProps {
  /** From 1. */
  position: number;
  total: number;
}

/** The present step of a flow of several pages, among all its steps. */
export function FlowProgress({ position, total }: FlowProgressProps) {
  return (
    <Line>
      <span>{copy.step(position, total)}</span>
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
