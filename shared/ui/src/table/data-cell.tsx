import { use, type ReactNode } from 'react';
import { GridContext } from './grid-context';
import { CellBox, RowBox, type CellKind } from './data-table.styles';

export interface DataRowProps {
  /** Will not be sent: shown in a softer color. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** A row of a `DataTable`. */
export function DataRow({ isQuiet = false, children }: DataRowProps) {
  return (
    <RowBox role="row" $isQuiet={isQuiet}>
      {children}
    </RowBox>
  );
}

export interface DataCellProps {
  /** The cell's column, which decides its style. */
  readonly kind: CellKind;
  /** In the head: names the column, with `VisuallyHidden` words where none are seen. */
  readonly isHead?: boolean;
  readonly children?: ReactNode;
}

/** A cell of a `DataRow`. */
export function DataCell({ kind, isHead = false, children }: DataCellProps) {
  const inGrid = use(GridContext) ? 'gridcell' : 'cell';
  return (
    <CellBox role={isHead ? 'columnheader' : inGrid} $kind={kind}>
      {children}
    </CellBox>
  );
}
