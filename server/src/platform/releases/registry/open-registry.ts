import type { Database } from '../../../db/database';
import type { RegistryStore } from '../../../ports/registry-store';
import { fileRegistry } from './file-registry';
import { sharedRegistry } from './shared-registry';

interface Options {
  home: string;
  /** True if several servers may share the database. */
  isShared: boolean;
  db: Database;
  warn: (sentence: string) => void;
}

/** Opens the registry: in the database if several servers may share it, otherwise in the folder of this server. */
export function openRegistry({ home, isShared, db, warn }: Options): RegistryStore {
  const installed = fileRegistry(home, db, warn);
  return isShared ? sharedRegistry({ home, db, installed, warn }) : installed;
}
