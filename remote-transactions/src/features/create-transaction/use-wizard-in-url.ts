import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAM = 'add';

/** Whether the wizard is open. This is in the URL, so that a reload opens it again and Back closes it. */
export function useWizardInUrl() {
  const [params, setParams] = useSearchParams();
  const open = useCallback(() => {
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.set(PARAM, '');
      return next;
    });
  }, [setParams]);
  const close = useCallback(() => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(PARAM);
        return next;
      },
      { replace: true },
    );
  }, [setParams]);
  return { isOpen: params.has(PARAM), open, close };
}
