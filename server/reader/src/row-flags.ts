import type { RowDoubt, ScanDoubtKind } from '@keydate/contracts/scans';

/** Why a person should check a row. The wire calls it a doubt. */
export type Reason = RowDoubt;

interface Flagged {
  reasons: readonly Reason[];
}

/** This reason where it holds, else none. `words` tell more, such as the other date that was seen. */
export function reasonIf(holds: boolean, kind: ScanDoubtKind, words?: string): Reason[] {
  if (!holds) return [];
  return [words === undefined ? { kind } : { kind, words }];
}

/**
 * The row with these reasons. All reasons are collected here: whoever finds one returns it. Of each kind a row has one, the
 * one that was found first.
 */
export function withReasons<Row extends Flagged>(row: Row, found: readonly Reason[]): Row {
  return found.reduce(
    (flagged, reason) =>
      hasReason(flagged, reason.kind) ? flagged : { ...flagged, reasons: [...flagged.reasons, reason] },
    row,
  );
}

/** Rows, each with the reasons that are found for it. */
export function flagRows<Row extends Flagged>(
  rows: readonly Row[],
  reasonsFor: (row: Row, index: number) => readonly Reason[],
): Row[] {
  return rows.map((row, index) => withReasons(row, reasonsFor(row, index)));
}

/** The row without a reason that no longer holds. */
export function withoutReason<Row extends Flagged>(row: Row, kind: ScanDoubtKind): Row {
  return { ...row, reasons: row.reasons.filter((reason) => reason.kind !== kind) };
}

/** Whether the row has a reason of this kind already. */
export function hasReason({ reasons }: Flagged, kind: ScanDoubtKind): boolean {
  return reasons.some((reason) => reason.kind === kind);
}
