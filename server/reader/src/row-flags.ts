import type { RowDoubt, ScanDoubtKind } from '@keydate/contracts/scans';

interface Doubtful {
  doubts: readonly RowDoubt[];
}

/** The row with one more reason to look at it; each is given once, as it was found first. */
export function doubted<Row extends Doubtful>(row: Row, kind: ScanDoubtKind, words?: string): Row {
  if (hasDoubt(row, kind)) return row;
  return { ...row, doubts: [...row.doubts, words === undefined ? { kind } : { kind, words }] };
}

/** The row without a reason that has turned out to be none. */
export function undoubted<Row extends Doubtful>(row: Row, kind: ScanDoubtKind): Row {
  return { ...row, doubts: row.doubts.filter((doubt) => doubt.kind !== kind) };
}

/** The reasons of those that hold. */
export function doubtsOf(reasons: readonly (readonly [kind: ScanDoubtKind, holds: boolean])[]): RowDoubt[] {
  return reasons.flatMap(([kind, holds]) => (holds ? [{ kind }] : []));
}

/** Whether this is a reason already. */
export function hasDoubt({ doubts }: Doubtful, kind: ScanDoubtKind): boolean {
  return doubts.some((doubt) => doubt.kind === kind);
}
