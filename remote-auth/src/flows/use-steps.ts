import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';

interface Place<S> {
  /** The address of the steps. */
  path: string;
  /** The flow as it looks from an earlier step of it; the flow itself where there is no looking back from. */
  seenFrom: (flow: S, step: string) => S;
}

const entry = z.object({ step: z.string() });

/**
 * A flow as this entry of the history shows it (docs/decisions/0010): each step that one can look back at is an entry
 * of its own, so that Back leads to the step before, as it was entered, and Forward on again.
 */
export function useSteps<S extends { step: string }, E>(
  [flow, dispatch]: [S, (event: E) => S],
  { path, seenFrom }: Place<S>,
) {
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const carried = typeof state === 'object' ? state : null;
  const seen = seenFrom(flow, entry.safeParse(state).data?.step ?? flow.step);

  /** Shows another step, in an entry of its own. */
  const show = (step: string) => {
    // what opened the page, such as a link, said nothing of a step
    void navigate(path, { replace: true, state: { ...carried, step: seen.step } });
    void navigate(path, { state: { ...carried, step } });
  };
  /** Tells what happened at the step that is shown, and shows the one that follows. */
  const advance = (event: E) => {
    const next = dispatch(event);
    if (next !== flow && seenFrom(next, seen.step) !== next) show(next.step);
  };
  return { flow, seen, dispatch, advance, show };
}
