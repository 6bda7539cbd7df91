import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { DataHead, DataRoot, DataScroll } from './data-table.styles';
import { GridContext } from './grid-context';

export interface DataGridProps {
  /** Names the grid's content for screen readers. */
  readonly label: string;
  /** `DataCell`s that name the columns; not shown on a phone, where each row is a small card. */
  readonly head: ReactNode;
  /** `DataRow`s with controls in their cells. */
  readonly children: ReactNode;
  /** In px; a taller grid scrolls. */
  readonly maxHeight?: number;
  /** Low rows, and no names of the columns on screen. */
  readonly isDense?: boolean;
}

/**
 * A `DataTable` whose rows have controls, as one tab stop: arrow keys move between the controls of a row and between the rows,
 * Home and End to the ends of a row, with Ctrl to the first and the last row.
 */
export function DataGrid({ label, head, children, maxHeight, isDense = false }: DataGridProps) {
  const body = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement | null>(null);

  // after every render: rows come and go, and the one tab stop must be there
  useEffect(() => keepOneTabStop(body.current, current));

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!body.current || !(event.target instanceof HTMLElement)) return;
    const next = controlBeside(body.current, event.target, event.key, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const handleFocus = ({ target }: { target: HTMLElement }) => {
    current.current = target;
    keepOneTabStop(body.current, current);
  };
  return (
    <DataScroll $maxHeight={maxHeight}>
      <DataRoot role="grid" aria-label={label} $isDense={isDense}>
        <GridContext value>
          <DataHead role="rowgroup" $isHidden={isDense}>
            <div role="row">{head}</div>
          </DataHead>
          <div role="rowgroup" ref={body} onKeyDown={handleKeyDown} onFocus={handleFocus}>
            {children}
          </div>
        </GridContext>
      </DataRoot>
    </DataScroll>
  );
}

function rowsIn(body: HTMLElement): HTMLElement[][] {
  const rows = [...body.querySelectorAll<HTMLElement>('[role="row"]')];
  return rows.map((row) => [...row.querySelectorAll<HTMLElement>('input, button, summary, a[href]')]);
}

function keepOneTabStop(body: HTMLElement | null, current: { current: HTMLElement | null }): void {
  const controls = body ? rowsIn(body).flat() : [];
  if (!current.current || !controls.includes(current.current)) current.current = controls[0] ?? null;
  for (const control of controls) control.tabIndex = control === current.current ? 0 : -1;
}

/** Where a key leads from a control of the grid; undefined for other keys, and at the edges. */
function controlBeside(body: HTMLElement, from: HTMLElement, key: string, isCtrl: boolean): HTMLElement | undefined {
  const rows = rowsIn(body);
  const at = rows.findIndex((controls) => controls.includes(from));
  const row = rows[at] ?? [];
  const place = row.indexOf(from);
  const inRow = (index: number) => rows[index]?.[Math.min(place, rows[index].length - 1)];
  switch (key) {
    case 'ArrowDown':
      return inRow(at + 1);
    case 'ArrowUp':
      return inRow(at - 1);
    case 'ArrowRight':
      return row[place + 1];
    case 'ArrowLeft':
      return row[place - 1];
    case 'Home':
      return isCtrl ? inRow(0) : row[0];
    case 'End':
      return isCtrl ? inRow(rows.length - 1) : row.at(-1);
    default:
      return undefined;
  }
}
