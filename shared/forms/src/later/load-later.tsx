import { useErrorReport } from '@keydate/client';
import { lazy, Suspense, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { LoadBoundary, NotLoaded } from './load-boundary';
import { DialogNotLoaded, SectionNotLoaded } from './not-loaded';

interface Later<Props> {
  /** The person's name for the part that loads: "Edit Address". */
  title: string;
  /** Shown while it loads. Without it, what was shown before stays: the component suspends. */
  fallback?: ReactNode;
  /** Closes it, if it is a dialog. Without it, it is a part of the page. */
  close?: (props: Props) => void;
}

/**
 * A component whose code loads when it is first shown. If the code is missing (the connection is lost, or a release replaced it),
 * only this part fails: it says so and offers to try again. Errors that it throws later reach the remote's own boundary.
 */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { title, fallback, close }: Later<Props>,
): FunctionComponent<Props> {
  let known: ReturnType<typeof lazy<ComponentType<Props>>> | undefined;
  const part = () =>
    (known ??= lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        // React caches a failed load forever: the next attempt needs a new lazy component
        known = undefined;
        throw new NotLoaded(title, { cause });
      }
    }));

  return function LoadedLater(props: Props) {
    const [{ Part, attempt }, setState] = useState(() => ({ Part: part(), attempt: 0 }));
    const reportError = useErrorReport();
    const retry = () => setState({ Part: part(), attempt: attempt + 1 });
    const failure = close ? (
      <DialogNotLoaded title={title} onRetry={retry} onClose={() => close(props)} />
    ) : (
      <SectionNotLoaded title={title} onRetry={retry} />
    );
    const shown = <Part {...props} />;
    return (
      <LoadBoundary key={attempt} failure={failure} onFailure={reportError}>
        {fallback === undefined ? shown : <Suspense fallback={fallback}>{shown}</Suspense>}
      </LoadBoundary>
    );
  };
}
