import type { TransactionStatus } from '@keydate/contracts/transactions';
import type { SideCategory } from '@keydate/domain/contract-type';

/** The dashboard's filters (spec § 4.3): a side and a status. */
export interface TransactionFilters {
  side: SideCategory;
  status: TransactionStatus;
}

export const SIDES: readonly SideCategory[] = ['All', 'Buyers', 'Sellers'];
export const STATUSES: readonly TransactionStatus[] = ['Active', 'Closed'];

/** The filters in a URL; a missing or unknown one is All or Active. */
export function readFilters(params: URLSearchParams): TransactionFilters {
  const side = params.get('side');
  const status = params.get('status');
  return {
    side: SIDES.find((known) => known === side) ?? 'All',
    status: STATUSES.find((known) => known === status) ?? 'Active',
  };
}

/** The same parameters with these filters. Defaults are left out, so that the plain dashboard has a plain URL. */
export function writeFilters(params: URLSearchParams, { side, status }: TransactionFilters): URLSearchParams {
  const written = new URLSearchParams(params);
  written.delete('side');
  written.delete('status');
  if (side !== 'All') written.set('side', side);
  if (status !== 'Active') written.set('status', status);
  return written;
}
