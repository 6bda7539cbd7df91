import type { ComputedDeadline } from './compute-deadlines';

/** A computed deadline as it crosses the wire: its moment in UTC (ISO 8601), its remarks in words. */
export function presentComputed({ day, dueAt, reason, steps, tells }: ComputedDeadline) {
  return { day, dueAt: dueAt?.toISOString() ?? null, reason, steps, tells: tells.map(({ words }) => words) };
}
