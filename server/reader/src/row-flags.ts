import type { RowDoubt, ScanDoubtKind } from '@keydate/contracts/scans';

/** A reason to check a row. The wire calls it a doubt. */
export type Reason = RowDoubt;

interface Flagged {
  reasons: readonly Reason[];
}

/** The reason if it applies, otherwise none. `words` give details, such as the other date that was read. */
export function reasonIf(holds: boolean, kind: ScanDoubtKind, words?: string): Reason[] {
  if (!holds) return [];
  return [words === undefined ? { kind } : { kind, words }];
}

/** Adds reasons to a row. A row has at most one reason of each kind: the first that was found. */
export function withReasons<Row extends Flagged>(row: Row, found: readonly Reason[]): Row {
  return found.reduce(
    (flagged, reason) =>
      hasReason(flagged, reason.kind) ? flagged : { ...flagged, reasons: [...flagged.reasons, reason] },
    row,
  );
}

/** Adds to each row the reasons that `reasonsFor` finds. */
export function flagRows<Row extends Flagged>(
  rows: readonly Row[],
  reasonsFor: (row: Row, index: number) => readonly Reason[],
): Row[] {
  return rows.map((row, index) => withReasons(row, reasonsFor(row, index)));
}

/** Removes a reason that no longer applies. */
export function withoutReason<Row extends Flagged>(row: Row, kind: ScanDoubtKind): Row {
  return { ...row, reasons: row.reasons.filter((reason) => reason.kind !== kind) };
}

/** True if the row already has a reason of this kind. */
export function hasReason({ reasons }: Flagged, kind: ScanDoubtKind): boolean {
  return reasons.some((reason) => reason.kind === kind);
}
