import type { TransactionDate } from '../../transactions/contract-dates.repository';
import type { LenderRow } from '../lenders.repository';

/** A realtor's choices for one lender; fields that are left out stay as they are. */
export interface Sharing {
  sharesContact?: boolean | undefined;
  sharedDates?: readonly string[] | undefined;
  hiddenDates?: readonly string[] | undefined;
}

type Stored = Pick<LenderRow, 'sharesContact' | 'sharedDateIds' | 'hiddenDateIds'>;

/** A lender to whom nothing was shared or hidden yet. */
export const NOTHING_CHOSEN: Stored = { sharesContact: false, sharedDateIds: [], hiddenDateIds: [] };

/** The columns of a lender after a choice. Leaves out dates that the transaction no longer has. */
export function sharingOf(
  { sharesContact, sharedDates, hiddenDates }: Sharing,
  dates: readonly Pick<TransactionDate, 'id'>[],
  before: Stored,
): Stored {
  const idsIn = (chosen: readonly string[]) => dates.map(({ id }) => id).filter((id) => chosen.includes(id));
  return {
    sharesContact: sharesContact ?? before.sharesContact,
    sharedDateIds: sharedDates ? idsIn(sharedDates) : before.sharedDateIds,
    hiddenDateIds: hiddenDates ? idsIn(hiddenDates) : before.hiddenDateIds,
  };
}
