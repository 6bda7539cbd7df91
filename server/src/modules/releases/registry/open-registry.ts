import type { Database } from '../../../db/database';
import type { RegistryStore } from '../../../ports/registry-store';
import { fileRegistry } from './file-registry';
import { sharedRegistry } from './shared-registry';

interface Options {
  home: string;
  /** Whether several servers may share the database. */
  isShared: boolean;
  db: Database;
  warn: (sentence: string) => void;
}

/** What is live: in the database where several servers may share it, else in the folder of this one. */
export function openRegistry({ home, isShared, db, warn }: Options): RegistryStore {
  const installed = fileRegistry(home, db, warn);
  return isShared ? sharedRegistry({ home, db, installed, warn }) : installed;
}
