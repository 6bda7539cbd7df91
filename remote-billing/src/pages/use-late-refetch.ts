import { SUBSCRIPTION_REFETCH_MS } from '@keydate/contracts/limits';
import { useEffect } from 'react';
import { refreshBillingQuietly } from '../api/refresh-billing';

/**
 * Reads the person again 3 seconds after the page was opened (spec § 2.9, § 9), and all that the page shows of the
 * subscription with them; a failure leaves them as they are.
 */
export function useLateRefetch(): void {
  useEffect(() => {
    const timer = setTimeout(() => refreshBillingQuietly(), SUBSCRIPTION_REFETCH_MS);
    return () => clearTimeout(timer);
  }, []);
}
