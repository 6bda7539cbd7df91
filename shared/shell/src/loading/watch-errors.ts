import { installErrorReporter, SessionEnded } from '@keydate/client';
import type { RemoteLoader } from './remote-loader';

/** A place in a file of a remote, as browsers write it in a stack. */
const PLACE = /\/remotes\/([a-z][a-z0-9]*)\/[a-z0-9-]+\/[\w.@-]+\.js/;

/** The loader reports an entry file that is garbage or throws: its remote cannot be shown. */
const ENTRY = /\/entry\.[0-9a-f]{8}\.js(?:\?|$)/;

/** In one page: a timer whose message differs each time would use up the reports that the server takes from a network. */
const MOST_UNCAUGHT = 10;

/**
 * Has the loader report what goes wrong in remotes that still work: a part whose code did not load, and an error or a rejected
 * promise that nothing caught. The stack says which remote it is from; the host's own errors are not reported, nor that a session has ended.
 */
export function watchErrors({ reportError }: Pick<RemoteLoader, 'reportError'>): void {
  /** An error that a timer throws again and again is reported once. */
  const reported = new Set<string>();

  function report(cause: unknown, file = '') {
    if (cause instanceof SessionEnded) return;
    const places = `${(cause instanceof Error ? cause.stack : undefined) ?? ''}\n${file}`;
    const [, remote] = PLACE.exec(places) ?? [];
    const key = `${String(cause)} ${places}`;
    if (remote === undefined || reported.has(key) || reported.size >= MOST_UNCAUGHT) return;
    reported.add(key);
    reportError(remote, 'uncaught', cause);
  }

  installErrorReporter((remote, cause) => reportError(remote, 'part', cause));
  window.addEventListener('error', ({ error, message, filename }) => {
    if (!ENTRY.test(filename)) report(error ?? message, filename);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
