import type { ComputedDeadline } from './compute-deadlines';

/** A computed deadline as it crosses the wire: its moment in UTC (ISO 8601), its remarks in words. */
export function presentComputed({ dueAt, tells, ...computed }: ComputedDeadline) {
  return { ...computed, dueAt: dueAt?.toISOString() ?? null, tells: tells.map(({ words }) => words) };
}
