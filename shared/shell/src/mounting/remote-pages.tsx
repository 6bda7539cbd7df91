import { Button, ErrorPage } from '@keydate/ui';
import type { ReactNode } from 'react';
import { useRemotes } from './remotes-context';
import { RemoteContainer } from './remote-container';
import { useRemoteMount } from './use-remote-mount';

interface RemotePagesProps {
  name: string;
  /** Stands here until the page does. */
  waiting: ReactNode;
  /** Called when the page stands. */
  onReady?: () => void;
  /** Draws a frame around what says that the remote failed, where its pages would have brought their own. */
  frameFailure?: (failure: ReactNode) => ReactNode;
}

const PAGES = { kind: 'pages' } as const;

/** The pages of a remote, or a page that names it and offers to try again. */
export function RemotePages({ name, waiting, onReady, frameFailure = (failure) => failure }: RemotePagesProps) {
  const { loader } = useRemotes();
  const { ref, step, tries, tryAgain } = useRemoteMount(name, PAGES, onReady);

  return (
    <>
      {step === 'opening' && waiting}
      {(step === 'failed' || step === 'renewing') &&
        frameFailure(
          <ErrorPage
            what={loader.titleOf(name)}
            onRetry={tryAgain}
            isRetrying={step === 'renewing'}
            more={tries > 0 && <Reload />}
          >
            {tries > 0 ? STILL_DOWN : undefined}
          </ErrorPage>,
        )}
      <RemoteContainer ref={ref} />
    </>
  );
}

const STILL_DOWN =
  'It did not work this time either. Everything you saved is kept; if it goes on like this, load Keydate anew.';

/** A tab that has been open over a new release of the whole product needs to be loaded again. */
function Reload() {
  return (
    <Button variant="ghost" onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  );
}
