import { useSyncExternalStore } from 'react';
import type { Desk, DeskState } from './desk';

/** The desk's state; renders again when it changes. */
export function useDesk(desk: Desk): DeskState {
  return useSyncExternalStore(desk.subscribe, desk.state);
}
