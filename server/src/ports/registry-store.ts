import type { RegistryFile } from '@keydate/contracts/registry';
import type { RELEASE_ACTIONS } from '@keydate/contracts/releases/history';

/** A change of the live releases or of tokens, or one that was refused: who made it, and why. */
export interface ReleaseEvent {
  action: (typeof RELEASE_ACTIONS)[number];
  name: string;
  /** The release that went live, or that stays live; for `withdraw`, the one that only some people had. */
  release?: string | undefined;
  by: string;
  at: Date;
  commit?: string | undefined;
  /** The reason of the change, who gets the release, what the token is for, or why the change was refused. */
  reason?: string | undefined;
}

/** The next registry, and what made it so. */
export interface RegistryChange {
  next: RegistryFile;
  event: ReleaseEvent;
}

/** The stored registry of live releases. */
export interface RegistryStore {
  /** Null if nothing was released yet, or nothing can be read. */
  read: () => Promise<RegistryFile | null>;
  /**
   * Changes it in one step, one change at a time; the event is stored with it, or neither is.
   * @param change gets the present registry and returns the next one; if it throws, nothing changes
   */
  change: (change: (present: RegistryFile) => RegistryChange) => Promise<void>;
}
