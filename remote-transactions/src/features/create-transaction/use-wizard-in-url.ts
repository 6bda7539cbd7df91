import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { currentEntry, depthIn, STEP_PARAM } from './step-in-url';

/**
 * Says if the wizard is open, and at which step. The URL has the step, so that a reload opens the wizard again. Each step is an
 * entry of the browser's history: Back leads to the step before, and from the first step out of the wizard.
 */
export function useWizardInUrl() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  const [isReopening, setReopening] = useState(false);
  const depth = depthIn(location.state);
  const isInUrl = params.has(STEP_PARAM);

  const show = useCallback(() => {
    // a second click may come before the page is drawn with the wizard
    if (currentEntry().shown !== null) return;
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.set(STEP_PARAM, '');
      return next;
    });
  }, [setParams]);

  if (target !== null && !isInUrl) setTarget(null);
  if (isReopening && target === null && isInUrl) setReopening(false);

  // first back to the wizard's first entry, then in its place to the target: Back never leads into a wizard that is done
  const leaveOrReopen = useEffectEvent(() => {
    if (target === null) {
      if (isReopening && !isInUrl) show();
      return;
    }
    if (!isInUrl) return;
    if (depth > 0) void navigate(-depth);
    else void navigate(target, { replace: true });
  });
  useEffect(() => leaveOrReopen(), [target, depth, isInUrl, isReopening]);

  const open = () => {
    // a click while the browser still goes back is answered once it is there
    if (target === null) show();
    else setReopening(true);
  };
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete(STEP_PARAM);
    setTarget(next.size > 0 ? `${location.pathname}?${next}` : location.pathname);
  };
  return { isOpen: isInUrl && target === null, open, close, leaveTo: setTarget };
}
