import { Button, Notice } from '@keydate/ui';
import type { ReactNode } from 'react';
import { copy } from './copy';

interface FailedListProps {
  /** What could not be loaded. */
  children: ReactNode;
  onRetry: () => void;
}

/** Stands where a list could not be loaded, and tries again. */
export function FailedList({ children, onRetry }: FailedListProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
