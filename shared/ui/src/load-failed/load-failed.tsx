import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Notice } from '../notice/notice';
import { copy } from './copy';

export interface LoadFailedProps {
  /** Set where `children` has details: "Your clients could not be loaded." */
  readonly title?: ReactNode;
  /** The sentence that says what could not be loaded, or the details below a title. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
}

/** Replaces a part of a page that could not be loaded, and offers to try again. Screen readers announce it at once. */
export function LoadFailed({ title, children, onRetry }: LoadFailedProps) {
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
