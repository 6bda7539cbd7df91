import { useEffect } from 'react';
import { refreshBillingQuietly } from '../api/refresh-billing';

/** Reads everything again when the person comes back to this tab: in another one they may have paid an open invoice. */
export function useRefreshOnReturn(): void {
  useEffect(() => {
    const handleChange = () => {
      if (document.visibilityState === 'visible') refreshBillingQuietly();
    };
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);
}
