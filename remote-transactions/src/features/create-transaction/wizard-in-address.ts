import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAM = 'add';

/** Whether the wizard is open, kept in the address: a reload opens it again, and Back closes it. */
export function useWizardInAddress() {
  const [address, setAddress] = useSearchParams();
  const open = useCallback(() => {
    setAddress((current) => {
      const next = new URLSearchParams(current);
      next.set(PARAM, '');
      return next;
    });
  }, [setAddress]);
  const close = useCallback(() => {
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(PARAM);
        return next;
      },
      { replace: true },
    );
  }, [setAddress]);
  return { isOpen: address.has(PARAM), open, close };
}
