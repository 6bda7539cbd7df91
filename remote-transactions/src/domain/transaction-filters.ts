import type { TransactionStatus } from '@keydate/contracts/transactions';
import type { SideCategory } from '@keydate/domain/contract-type';

/** What the dashboard shows (spec § 4.3): a side and a status. */
export interface TransactionFilters {
  side: SideCategory;
  status: TransactionStatus;
}

export const SIDES: readonly SideCategory[] = ['All', 'Buyers', 'Sellers'];
export const STATUSES: readonly TransactionStatus[] = ['Active', 'Closed'];

/** The filters of an address; what it does not name, or misspells, is All and Active. */
export function readFilters(address: URLSearchParams): TransactionFilters {
  const side = address.get('side');
  const status = address.get('status');
  return {
    side: SIDES.find((known) => known === side) ?? 'All',
    status: STATUSES.find((known) => known === status) ?? 'Active',
  };
}

/** `address` with these filters; the defaults are left out, so that the plain dashboard has a plain address. */
export function writeFilters(address: URLSearchParams, { side, status }: TransactionFilters): URLSearchParams {
  const written = new URLSearchParams(address);
  written.delete('side');
  written.delete('status');
  if (side !== 'All') written.set('side', side);
  if (status !== 'Active') written.set('status', status);
  return written;
}
