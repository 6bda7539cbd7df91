import { Button, ErrorPage } from '@keydate/ui';
import type { ReactNode } from 'react';
import { copy } from './copy';
import { FailureWords } from './failure-words';
import { RemoteContainer } from './remote-container';
import { useRemotes } from './remotes-context';
import { useRemoteMount } from './use-remote-mount';

interface RemotePagesProps {
  name: string;
  /** Shown until the page is. */
  fallback: ReactNode;
  /** Called when the page is shown. */
  onReady?: () => void;
  /** Wraps the error page of a remote that failed, where its pages would have had a frame of their own. */
  wrapError?: (error: ReactNode) => ReactNode;
}

const PAGES = { kind: 'pages' } as const;

/** The pages of a remote; if it fails, an error page that names it and offers to try again. */
export function RemotePages({ name, fallback, onReady, wrapError = (error) => error }: RemotePagesProps) {
  const { loader } = useRemotes();
  const { ref, state, failedRetries, retry, failure } = useRemoteMount(name, PAGES, onReady);

  const isMendedByReload = failure?.failure.what === 'needsNewerShell' || failure?.failure.what === 'moved';

  return (
    <>
      {state === 'loading' && fallback}
      {(state === 'failed' || state === 'retrying') &&
        wrapError(
          <ErrorPage
            what={loader.titleOf(name)}
            onRetry={retry}
            isRetrying={state === 'retrying'}
            moreActions={(failedRetries > 0 || isMendedByReload) && <ReloadButton />}
          >
            {failure && (
              <FailureWords
                title={loader.titleOf(name)}
                owner={loader.ownerOf(name)}
                error={failure}
                isStillFailing={failedRetries > 0}
              />
            )}
          </ErrorPage>,
        )}
      <RemoteContainer ref={ref} />
    </>
  );
}

/** A tab that was opened before a release of the whole product may need to be reloaded. */
function ReloadButton() {
  return (
    <Button variant="ghost" onClick={() => window.location.reload()}>
      {copy.reload}
    </Button>
  );
}
