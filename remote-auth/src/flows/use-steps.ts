import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';

interface StepsOptions<S> {
  /** The path of the page that shows the steps. */
  path: string;
  /** The flow as an earlier step shows it; the flow itself if that step cannot be shown again. */
  shownAt: (flow: S, step: string) => S;
}

const historyState = z.object({ step: z.string() });

/**
 * Connects a flow with the browser's history (docs/decisions/0010). Each step that can be shown again has its own
 * history entry: Back shows the previous step as it was entered, and Forward returns to the next one.
 */
export function useSteps<S extends { step: string }, E>(
  [flow, dispatch]: [S, (event: E) => S],
  { path, shownAt }: StepsOptions<S>,
) {
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const otherState = typeof state === 'object' ? state : null;
  const shown = shownAt(flow, historyState.safeParse(state).data?.step ?? flow.step);

  /** Shows another step, in a new history entry. */
  const show = (step: string) => {
    // the present entry may have no step yet, such as one that a link opened
    void navigate(path, { replace: true, state: { ...otherState, step: shown.step } });
    void navigate(path, { state: { ...otherState, step } });
  };
  /** Applies an event of the step that is shown, and shows the next step. */
  const advance = (event: E) => {
    const next = dispatch(event);
    if (next !== flow && shownAt(next, shown.step) !== next) show(next.step);
  };
  return { flow, shown, dispatch, advance, show };
}
