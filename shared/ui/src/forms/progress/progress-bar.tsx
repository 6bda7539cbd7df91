import { tokens } from '@keydate/ui';
import { useId, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

export interface ProgressBarProps {
  readonly label: ReactNode;
  /** 0 to 1; leave out while the total is unknown. */
  readonly value?: number;
  /** The progress in words: "Page 3 of 20". */
  readonly detail?: ReactNode;
}

/** A progress bar in the company's color. */
export function ProgressBar({ label, value, detail }: ProgressBarProps) {
  const labelId = useId();
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Box>
      <Words>
        <span id={labelId}>{label}</span>
        <Detail>{detail ?? (percent !== undefined && `${percent}%`)}</Detail>
      </Words>
      <Track role="progressbar" aria-labelledby={labelId} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        {percent === undefined ? <Runner /> : <Fill style={{ transform: `scaleX(${percent / 100})` }} />}
      </Track>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${tokens.gap[8]};
`;

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.gap[16]};
  font-size: ${tokens.size[14]};
  font-weight: 500;
`;

const Detail = styled.span`
  color: ${tokens.color.softInk};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.rule};
`;

const Fill = styled.div`
  height: 100%;
  background: ${tokens.color.primary};
  transform-origin: left;
  transition: transform ${tokens.motion.calm};
`;

const run = keyframes`
  from {
    transform: translateX(-100%);
  }
  to {
    transform: translateX(250%);
  }
`;

const Runner = styled.div`
  width: 40%;
  height: 100%;
  border-radius: inherit;
  background: ${tokens.color.primary};
  animation: ${run} 1400ms ease-in-out infinite;
`;
