import type { Transaction } from '@keydate/contracts/transactions';

/** The latest closing that its person can undo. */
export interface OfferedUndo {
  /** As the closing left it. */
  transaction: Transaction;
  /** The person who closed it: nobody else who signs in at this tab sees it. */
  userId: string;
  /** The facts of the closing, as one sentence. */
  consequence: string;
  /** When the offer ends, in ms. */
  until: number;
}

let offered: OfferedUndo | null = null;
const listeners = new Set<() => void>();

/** Where the offer waits: it stays when the person goes from the transaction to the dashboard. A reload ends it. */
export const offeredUndo = {
  read: () => offered,
  write: (next: OfferedUndo | null) => {
    offered = next;
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
