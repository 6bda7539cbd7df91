import type { TransactionDate } from '../../contract-dates.repository';
import type { LenderRow } from '../lenders.repository';

/** A realtor's choices for one lender; fields that are left out stay as they are. */
export interface Sharing {
  sharesContact?: boolean | undefined;
  sharedDates?: readonly string[] | undefined;
  hiddenDates?: readonly string[] | undefined;
  /** The dates for which the lists count; without it, all. */
  changedDates?: readonly string[] | undefined;
}

type Stored = Pick<LenderRow, 'sharesContact' | 'sharedDateIds' | 'hiddenDateIds'>;

/** A lender to whom nothing was shared or hidden yet. */
export const NOTHING_CHOSEN: Stored = { sharesContact: false, sharedDateIds: [], hiddenDateIds: [] };

/** The columns of a lender after a choice. Leaves out dates that the transaction no longer has. */
export function sharingOf(
  { sharesContact, sharedDates, hiddenDates, changedDates }: Sharing,
  dates: readonly Pick<TransactionDate, 'id'>[],
  before: Stored,
): Stored {
  const isChanged = (id: string) => changedDates?.includes(id) ?? true;
  const idsAfter = (chosen: readonly string[], stored: readonly string[]) =>
    dates.map(({ id }) => id).filter((id) => (isChanged(id) ? chosen : stored).includes(id));
  return {
    sharesContact: sharesContact ?? before.sharesContact,
    sharedDateIds: sharedDates ? idsAfter(sharedDates, before.sharedDateIds) : before.sharedDateIds,
    hiddenDateIds: hiddenDates ? idsAfter(hiddenDates, before.hiddenDateIds) : before.hiddenDateIds,
  };
}
