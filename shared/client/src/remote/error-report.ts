import { createContext, use, useCallback } from 'react';

/** Takes what went wrong in a remote that still works. */
type ErrorReporter = (remote: string, error: unknown) => void;

let reporter: ErrorReporter = () => undefined;

/** Installed by the shell, before it mounts a remote. */
export function installErrorReporter(next: ErrorReporter): void {
  reporter = next;
}

/** The name of the remote around a component; undefined outside a remote, as in a test of one page. */
export const RemoteName = createContext<string | undefined>(undefined);

/**
 * Reports an error to the shell, for a part that fails alone, such as a dialog whose code is missing. The part itself tells the
 * person.
 */
export function useErrorReport(): (error: unknown) => void {
  const remote = use(RemoteName);
  return useCallback(
    (error) => {
      if (remote !== undefined) reporter(remote, error);
    },
    [remote],
  );
}
