import { timeInCell, type TimeOfDay } from '../time-of-day';
import { readTitle } from './row-titles';
import type { Tell } from './tells';

interface AcceptanceHour {
  time: TimeOfDay | null;
  tells: Tell[];
}

/** The hour of the rows Acceptance Deadline Time; null, with a remark, where their words do not name exactly one. */
export function hourOfAcceptance(rows: readonly { title: string; words: string }[]): AcceptanceHour {
  const cells = rows.filter(
    ({ title, words }) => readTitle(title).kind === 'acceptance-hour' && /\d|noon|midnight/i.test(words),
  );
  if (cells.length === 0) return { time: null, tells: [] };
  const [time = null, ...others] = new Set(cells.map(({ words }) => timeInCell(words)));
  if (time !== null && others.length === 0) return { time, tells: [] };
  const words = 'The hour in the row Acceptance Deadline Time is not clear, so it is not used.';
  return { time: null, tells: [{ kind: 'hour-not-read', words }] };
}
