import type { ContractDate } from '@keydate/contracts/transactions';
import type { DeadlineEntry } from './deadline-entry';

/** A transaction's dates while they are edited; nothing is sent before Save. */
export interface DatesEdit {
  /** As they were when this person began. */
  before: readonly ContractDate[];
  dates: readonly ContractDate[];
  /** The date under change, as far as it is typed: one of the list, or one that is being added under an id of its own. */
  open: { id: string; entry: DeadlineEntry } | null;
  /** The date that was under change last: it has the focus when the list shows again. */
  lastChanged: string | null;
  removed: { date: ContractDate; position: number } | null;
}
