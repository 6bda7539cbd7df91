import { useCallback, useSyncExternalStore } from 'react';
import { viewStore, type DashboardView } from './view.store';

/** Cards, unless the person has chosen otherwise in this browser. */
export function useView(userId: string): [DashboardView, (view: DashboardView) => void] {
  const view = useSyncExternalStore(viewStore.subscribe, () => viewStore.load(userId));
  const choose = useCallback((chosen: DashboardView) => viewStore.save(userId, chosen), [userId]);
  return [view ?? 'Cards', choose];
}
