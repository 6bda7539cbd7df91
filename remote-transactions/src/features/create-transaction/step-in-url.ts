import { z } from 'zod';

/** The parameter that says that the wizard is open, and at which step. */
export const STEP_PARAM = 'add';

const historyState = z.object({ wizardDepth: z.number().int().min(0) });

/** How many entries of the browser's history lie between the wizard's first entry and this one. */
export function depthIn(state: unknown): number {
  return historyState.safeParse(state).data?.wizardDepth ?? 0;
}

/** The state of an entry so deep in the wizard. */
export function stateAtDepth(wizardDepth: number): z.infer<typeof historyState> {
  return { wizardDepth };
}

/** The browser's present entry: the router's may be a moment old. */
export function currentEntry(): { shown: string | null; depth: number } {
  const { usr } = z.object({ usr: z.unknown() }).safeParse(window.history.state).data ?? {};
  return { shown: new URLSearchParams(window.location.search).get(STEP_PARAM), depth: depthIn(usr) };
}
