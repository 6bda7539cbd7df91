import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { CircleAlert, RotateCw } from '../icons';
import { Cluster } from '../layout/cluster';
import { tokens } from '../tokens/tokens';
import { copy } from './copy';

export interface ErrorPageProps {
  /** The part that failed: "Messages". */
  readonly what: string;
  /** Explains the failure, says which data is safe and what to do; has a default. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Buttons next to "Try again". */
  readonly moreActions?: ReactNode;
}

/** Shown instead of a part of the product that failed: names it and offers to try again. */
export function ErrorPage({ what, children, onRetry, isRetrying = false, moreActions }: ErrorPageProps) {
  return (
    <Box role="alert">
      <Icon of={CircleAlert} size={24} />
      <h1>{copy.title(what)}</h1>
      <Words>{children ?? copy.text}</Words>
      <Cluster>
        {onRetry && (
          <Button variant="secondary" icon={RotateCw} onClick={onRetry} isBusy={isRetrying}>
            {copy.retry}
          </Button>
        )}
        {moreActions}
      </Cluster>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.gap[12]};
  max-width: 560px;
  margin: 0 auto;
  padding: ${tokens.gap[64]} ${tokens.gap[16]};

  > svg {
    color: ${tokens.color.overdue};
  }

  h1 {
    font-size: ${tokens.size[22]};
    font-weight: 600;
    line-height: 28px;
  }
`;

const Words = styled.div`
  margin-bottom: ${tokens.gap[8]};
  color: ${tokens.color.softInk};
`;
