import type { DeskState } from './desk';

/** The calls of a run as JSON, the oldest first, with all that is needed to see the same again: for a report of a fault. */
export function exportOfCalls({ world, viewer, opensAt, at, exchanges }: DeskState, exportedAt: Date): string {
  const calls = exchanges.map(({ method, path, asked, status, answered, ms }) => ({
    method,
    path,
    asked: parsed(asked),
    // of a call that is under way there is no answer yet
    ...(status !== 0 && { status, ms, answered: parsed(answered) }),
  }));
  return JSON.stringify({ world, viewer, openedAt: opensAt, leftAt: at, worldTime: exportedAt, calls }, null, 2);
}

/** The value of a JSON text; any other text unchanged. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
