import { KeyRepeatsFailure } from '../../ports/payments';
import type { Tools } from '../../tools';
import { changeAccount, type BillingAccount } from '../billing-accounts.repository';

/**
 * The idempotency key of a write to the provider. It stays the same until the provider's state is stored again, so that a
 * press does nothing twice when it is repeated: in another tab, or because its answer was lost.
 */
export function keyOf({ companyId, version }: BillingAccount, ...write: string[]): string {
  return [companyId, version, ...write].join(':');
}

/**
 * Makes a write with a key of its own. If the provider repeats an earlier failure for the key, the next press gets a
 * new one.
 */
export async function withKey<T>(
  { db }: Pick<Tools, 'db'>,
  account: BillingAccount,
  name: readonly string[],
  write: (key: string) => Promise<T>,
): Promise<T> {
  try {
    return await write(keyOf(account, ...name));
  } catch (error) {
    if (error instanceof KeyRepeatsFailure) await changeAccount(db, account.companyId, {});
    throw error;
  }
}
