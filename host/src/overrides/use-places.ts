import type { OtherRemotes } from '@keydate/contracts/other-remotes';
import { siteEntries, siteMap, slotMap, type Remotes } from '@keydate/shell';
import { useMemo, useSyncExternalStore } from 'react';
import type { ShownReleases } from './shown-releases';

const never = () => () => undefined;

/** The pages, entries and slots of the releases that the tab shows now, and the pages and entries of the remotes that it does not carry. */
export function usePlaces(
  { registry, subscribe = never }: ShownReleases,
  others: OtherRemotes,
): Pick<Remotes, 'pages' | 'entries' | 'slots'> {
  const shown = useSyncExternalStore(subscribe, registry);
  return useMemo(() => {
    // a tab that shows another release of such a remote has its files
    const notShown = Object.fromEntries(Object.entries(others).filter(([name]) => !Object.hasOwn(shown, name)));
    const elsewhere = siteMap(notShown).map((page) => ({ ...page, isElsewhere: true }));
    return {
      pages: [...siteMap(shown), ...elsewhere],
      entries: siteEntries({ ...shown, ...notShown }),
      slots: slotMap(shown),
    };
  }, [shown, others]);
}
