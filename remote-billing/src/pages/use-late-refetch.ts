import { SUBSCRIPTION_REFETCH_MS } from '@keydate/contracts/limits';
import { useEffect } from 'react';
import { reloadUser } from '../api/refresh-billing';

/** Reads the person again 3 seconds after the page was opened (spec § 2.9, § 9); a failure leaves them as they are. */
export function useLateRefetch(): void {
  useEffect(() => {
    const timer = setTimeout(() => void reloadUser().catch(() => undefined), SUBSCRIPTION_REFETCH_MS);
    return () => clearTimeout(timer);
  }, []);
}
