import type { ContractDate } from '@keydate/contracts/transactions';
import type { EditableList } from './editable-list';

/** A transaction's dates while a person edits them. */
export interface DatesEdit extends EditableList<ContractDate> {
  /** The dates as they were when this person began. */
  before: readonly ContractDate[];
}
