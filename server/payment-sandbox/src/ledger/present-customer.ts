import type { Kinds } from './kinds';
import type { Ledger } from './ledger';
import { ApiError } from '../http/api-error';

/** A customer that was not deleted: nothing new can be made for another one. */
export function presentCustomer(ledger: Ledger, id: string, param = 'id'): Kinds['customer'] {
  const customer = ledger.get('customer', id, param);
  if (customer.isGone) throw ApiError.missing('customer', id, param);
  return customer;
}
