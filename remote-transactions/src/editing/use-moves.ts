import type { Transaction } from '@keydate/contracts/transactions';
import { useState } from 'react';
import { useOwnDaysOff } from '../api/own-days-off';
import { previewOf, type CountChange } from '../domain/counted-transaction';
import { movesToSend } from '../domain/editable-sections';

/** The dates that a change would move, and the person's choice among them. */
export function useMoves(transaction: Transaction, change: CountChange) {
  const ownDaysOff = useOwnDaysOff();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const preview = previewOf(transaction, change, { kept, ownDaysOff });
  return {
    moves: preview.moves,
    waiting: preview.waiting,
    kept,
    setKept,
    /** The part of an update that moves the chosen dates; empty where none would move. */
    toSend: movesToSend(preview),
  };
}
