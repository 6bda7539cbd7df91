import type { PageRegistry } from '@keydate/contracts/registry';
import { log, type RemoteLoader } from '@keydate/shell';
import type { ReactNode } from 'react';
import type { Overrides } from './open-overrides';
import { readWantedOverrides } from './wanted-overrides.store';

/** The releases that this tab shows. */
export interface ShownReleases {
  registry: () => PageRegistry;
  /** Calls `listener` when the registry changes; missing where it does not. */
  subscribe?: Overrides['subscribe'];
  /** Says so where some are not live. */
  banner?: ReactNode;
  /** Called when a remote has failed: one that is not live makes room for the live one. */
  heal?: (name: string, loader: Pick<RemoteLoader, 'reload'>) => void;
}

/**
 * Calls `show` with the live releases at once; in a tab that was asked to show others (`?mfe=`), with these, once they are found.
 * @param allowed where other releases may come from; undefined where none may be shown
 */
export function withShownReleases(
  live: PageRegistry,
  allowed: { origins: string[] } | undefined,
  show: (releases: ShownReleases) => void,
): void {
  const wanted = allowed ? readWantedOverrides(window.location.search) : [];
  if (!allowed || wanted.length === 0) {
    show({ registry: () => live });
    return;
  }
  void import('./overridden-releases')
    .then(({ overriddenReleases }) => overriddenReleases(live, wanted, allowed.origins))
    .catch((error: unknown): ShownReleases => {
      log('Other releases could not be shown.', error);
      return { registry: () => live };
    })
    .then(show);
}
