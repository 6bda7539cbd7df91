import type { RegistryFile } from '@keydate/contracts/registry';

/** What is live. */
export interface RegistryStore {
  /** Null where nothing was released yet, or nothing can be read of it. */
  read: () => Promise<RegistryFile | null>;
  /**
   * Changes it in one step, one change at a time.
   * @param change gets the present registry and returns the next one; when it throws, nothing changes
   */
  change: (change: (present: RegistryFile) => RegistryFile) => Promise<void>;
}
