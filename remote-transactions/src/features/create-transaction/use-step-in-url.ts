import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { currentEntry, stateAtDepth, STEP_PARAM } from './step-in-url';
import type { WizardAction } from './wizard-reducer';
import type { WizardState, WizardStep } from './wizard-state';
import { stepsOf } from './wizard-steps';

/**
 * Makes each step of the wizard an entry of the browser's history. `isLocked`: while it is being sent, Back changes nothing.
 * @returns how the wizard's own Back goes to the step before
 */
export function useStepInUrl(state: WizardState, dispatch: Dispatch<WizardAction>, isLocked: boolean): () => void {
  const { step, editing } = state;
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const shown = params.get(STEP_PARAM);
  const followed = useRef(shown);
  const written = useRef<WizardStep | null>(null);

  const write = useEffectEvent(() => {
    const before = written.current;
    if (before === step) return;
    written.current = step;
    const steps = stepsOf(state);
    const isForward = before !== null && steps.indexOf(step) > steps.indexOf(before);
    const entry = currentEntry();
    if (entry.shown === null || entry.shown === step) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(STEP_PARAM, step);
        return next;
      },
      isForward ? { state: stateAtDepth(entry.depth + 1) } : { replace: true, state: stateAtDepth(entry.depth) },
    );
  });
  useEffect(() => write(), [step]);

  const follow = useEffectEvent(() => {
    if (shown === followed.current) return;
    followed.current = shown;
    const asked = stepsOf(state).find((one) => one === shown) ?? firstStep(shown);
    if (!asked || asked === step) return;
    if (isLocked || editing) {
      if (editing) dispatch({ type: 'reviewed', change: { type: 'editClosed' } });
      void navigate(1);
      return;
    }
    dispatch({ type: 'stepShown', step: asked });
  });
  useEffect(() => follow(), [shown]);

  return () => {
    if (currentEntry().depth > 0) void navigate(-1);
    else dispatch({ type: 'wentBack' });
  };
}

/** The wizard's first entry names no step. */
function firstStep(shown: string | null): WizardStep | undefined {
  return shown === '' ? 'listing' : undefined;
}
