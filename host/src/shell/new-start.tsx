import { ErrorPage } from '@keydate/ui';

/** When there is nothing else to show: what was kept, and the way to begin again. */
export function NewStart() {
  return (
    <ErrorPage what="Keydate" onRetry={() => window.location.reload()}>
      Nothing you saved is lost. Try again in a moment.
    </ErrorPage>
  );
}
