import { useSyncExternalStore } from 'react';
import type { Desk, DeskState } from './desk';

/** The desk's state, kept current. */
export function useDesk(desk: Desk): DeskState {
  return useSyncExternalStore(desk.subscribe, desk.state);
}
