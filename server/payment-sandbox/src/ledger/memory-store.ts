import { Ledger } from './ledger';
import type { LedgerStore } from './ledger-store';

/** Accounts that are gone when the sandbox ends: for tests that need very many. */
export function memoryLedgerStore(now: () => Date): LedgerStore {
  const ledgers = new Map<string, Ledger>();
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    change: async (account, work) => {
      const ledger = ledgers.get(account) ?? new Ledger(account, seconds);
      ledgers.set(account, ledger);
      try {
        return work(ledger);
      } finally {
        ledger.takeChanges();
      }
    },
    close: async () => ledgers.clear(),
  };
}
