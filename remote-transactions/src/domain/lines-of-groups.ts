import { DUE_GROUPS, type DueGroup } from '@keydate/domain/due-deadlines';

/** How many lines the list of what is due shows until a group of it is opened. */
const LINES_AT_FIRST = 5;

/**
 * How many lines each group shows at first: one each, so that nothing urgent hides what is due today, and the rest of the five in the
 * order of the groups.
 */
export function linesAtFirst(groups: Record<DueGroup, readonly unknown[]>): Record<DueGroup, number> {
  const lines = { overdue: 0, today: 0, 'next-48-hours': 0, 'next-7-days': 0 };
  for (const group of DUE_GROUPS) lines[group] = Math.min(1, groups[group].length);
  let left = LINES_AT_FIRST - DUE_GROUPS.reduce((sum, group) => sum + lines[group], 0);
  for (const group of DUE_GROUPS) {
    const more = Math.min(left, groups[group].length - lines[group]);
    lines[group] += more;
    left -= more;
  }
  return lines;
}
