import { siteEntries, siteMap, slotMap, type Remotes } from '@keydate/shell';
import { useMemo, useSyncExternalStore } from 'react';
import type { ShownReleases } from './shown-releases';

const never = () => () => undefined;

/** The pages, entries and slots of the releases that the tab shows now. */
export function usePlaces({
  registry,
  subscribe = never,
}: ShownReleases): Pick<Remotes, 'pages' | 'entries' | 'slots'> {
  const shown = useSyncExternalStore(subscribe, registry);
  return useMemo(() => ({ pages: siteMap(shown), entries: siteEntries(shown), slots: slotMap(shown) }), [shown]);
}
