import type { ReactNode } from 'react';
import { DataHead, DataRoot, DataScroll } from './data-table.styles';

export interface DataTableProps {
  /** Names the table's content for screen readers. */
  readonly label: string;
  /** `DataCell`s that name the columns; not shown on a phone, where each row is a small card. */
  readonly head: ReactNode;
  /** `DataRow`s. */
  readonly children: ReactNode;
  /** In px; a taller table scrolls, with the keyboard too (spec § 2.7: the review list at 240). */
  readonly maxHeight?: number;
}

/** A table that reads like the contract's own: number, title, date. Built of `DataRow` and `DataCell`. */
export function DataTable({ label, head, children, maxHeight }: DataTableProps) {
  const scrolling = maxHeight ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <DataScroll $maxHeight={maxHeight} {...scrolling}>
      <DataRoot role="table" aria-label={label} $isDense={false}>
        <DataHead role="rowgroup" $isHidden={false}>
          <div role="row">{head}</div>
        </DataHead>
        <div role="rowgroup">{children}</div>
      </DataRoot>
    </DataScroll>
  );
}
