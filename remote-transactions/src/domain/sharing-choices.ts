import type { TransactionLender } from '@keydate/contracts/lenders';
import type { ContractDate } from '@keydate/contracts/transactions';
import { isShownToLender } from '@keydate/domain/lender-access';
import { isRowForLenders } from '@keydate/domain/lender-rows';

/** The choices for one lender. */
export type Sharing = Pick<TransactionLender, 'sharesContact' | 'sharedDates' | 'hiddenDates'>;

/** No choices yet: the default decides. */
export const NOTHING_CHOSEN: Sharing = { sharesContact: false, sharedDates: [], hiddenDates: [] };

/** True if a lender sees a date of the transaction. */
export function seesDate(
  { sharedDates, hiddenDates }: Sharing,
  { _id, title }: Pick<ContractDate, '_id' | 'title'>,
): boolean {
  return isShownToLender({ id: _id, title }, { sharedDateIds: sharedDates, hiddenDateIds: hiddenDates });
}

/** The choices after which a lender sees exactly these dates: only what differs from the default is sent. */
export function choicesFor(
  dates: readonly Pick<ContractDate, '_id' | 'title'>[],
  seenIds: ReadonlySet<string>,
): Pick<Sharing, 'sharedDates' | 'hiddenDates'> {
  const changed = dates.filter(({ _id, title }) => seenIds.has(_id) !== isRowForLenders(title)).map(({ _id }) => _id);
  return {
    sharedDates: changed.filter((id) => seenIds.has(id)),
    hiddenDates: changed.filter((id) => !seenIds.has(id)),
  };
}
