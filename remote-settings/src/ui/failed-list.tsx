import { Button, Notice } from '@keydate/ui';
import type { ReactNode } from 'react';
import { copy } from './copy';

interface FailedListProps {
  /** The sentence that says which list could not be loaded. */
  children: ReactNode;
  onRetry: () => void;
}

/** Replaces a list that could not be loaded, and offers to try again. */
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
