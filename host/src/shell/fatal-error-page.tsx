import { ErrorPage } from '@keydate/ui';
import { copy } from './copy';

/** Shown when the shell itself cannot run: says that nothing is lost, and offers to load the page again. */
export function FatalErrorPage() {
  return (
    <ErrorPage what={copy.product} onRetry={() => window.location.reload()}>
      {copy.fatalError}
    </ErrorPage>
  );
}
