import { Notice } from '@keydate/ui';
import { copy } from './copy';

/** Shown above an edit that opened again by itself. */
export function NotSavedYet() {
  return (
    <Notice tone="warn" title={copy.notSavedTitle}>
      {copy.notSaved}
    </Notice>
  );
}
