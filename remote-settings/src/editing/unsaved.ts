import { createContext, useContext, useEffect, useId } from 'react';

/** Told which forms of the tab have unsaved changes, each by an id of its own. */
export interface Unsaved {
  add: (id: string) => void;
  remove: (id: string) => void;
  /** True if the person has agreed to lose the changes, by a logout. */
  isGivenUp: () => boolean;
  /** Called when that logout has failed: the changes are unsaved again. */
  takeBack: () => void;
}

const nobodyAsks: Unsaved = {
  add: () => undefined,
  remove: () => undefined,
  isGivenUp: () => false,
  takeBack: () => undefined,
};

export const UnsavedContext = createContext(nobodyAsks);

/** While this form has changes, the tab's LeaveGuard asks before the person leaves. */
export function useUnsaved(hasChanges: boolean): void {
  const id = useId();
  const { add, remove } = useContext(UnsavedContext);
  useEffect(() => {
    if (!hasChanges) return;
    add(id);
    return () => remove(id);
  }, [hasChanges, id, add, remove]);
}
