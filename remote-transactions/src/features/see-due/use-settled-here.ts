import { useState } from 'react';
import type { DueLine } from '../../api/due-deadlines';

/** A line of the list, and if it was checked off while the list is open. */
export interface ShownLine extends DueLine {
  isDone: boolean;
}

interface SettledLine extends ShownLine {
  settledAt: number;
}

/**
 * The lines with those that were checked off here: they stay in their places, where the person can undo a wrong press, until the
 * dashboard is opened again. One that is in a later list is open again: somebody took it back elsewhere.
 * @param loadedAt when the list was loaded, in ms
 */
export function useSettledHere(lines: readonly DueLine[], loadedAt: number) {
  const [settled, setSettled] = useState<readonly SettledLine[]>([]);
  const isListed = ({ _id }: DueLine) => lines.some((line) => line._id === _id);
  const here = settled.filter((line) => line.settledAt >= loadedAt || (line.isDone && !isListed(line)));
  const byId = new Map(here.map((line) => [line._id, line]));
  const shown: ShownLine[] = [
    ...lines.map((line) => ({ ...line, isDone: byId.get(line._id)?.isDone ?? false })),
    ...here.filter((line) => !isListed(line)),
  ];
  shown.sort(byMoment);
  const settle = (line: DueLine, isDone: boolean) =>
    setSettled((before) => [
      ...before.filter(({ _id }) => _id !== line._id),
      { ...line, isDone, settledAt: Date.now() },
    ]);
  return { shown, settle };
}

/** By moment; those of one moment in an order that does not depend on the server's answer. */
function byMoment(a: DueLine, b: DueLine): number {
  const order = a.endsAt.getTime() - b.endsAt.getTime();
  return order === 0 ? placeOf(a).localeCompare(placeOf(b)) : order;
}

function placeOf({ transactionId, title, _id }: DueLine): string {
  return `${transactionId} ${title} ${_id}`;
}
