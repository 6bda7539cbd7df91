import { Notice } from '@keydate/ui';

/** Over an edit that opens again by itself. */
export function NotSavedYet() {
  return (
    <Notice tone="warn" title="Not saved yet">
      You left before you saved this. What you entered is still here.
    </Notice>
  );
}
