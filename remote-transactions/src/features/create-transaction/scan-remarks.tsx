import type { ScanExtent } from '@keydate/contracts/scans';
import { Notice } from '@keydate/ui';
import { Quiet } from '../../ui/form.look';

interface ScanRemarksProps {
  extent: ScanExtent | null | undefined;
}

/** What a scan left out (docs/rules.md, Scans): other tables, which may change these dates, and pages behind the table. */
export function ScanRemarks({ extent }: ScanRemarksProps) {
  if (!extent) return null;
  const { otherTables, pagesRead, pages } = extent;
  return (
    <>
      {otherTables > 0 && <Notice tone="warn">{leftOut(otherTables)}</Notice>}
      {pagesRead < pages && <Quiet>{`${pagesRead} of ${pages} pages ${pagesRead === 1 ? 'was' : 'were'} read: the table ends there.`}</Quiet>}
    </>
  );
}

function leftOut(tables: number): string {
  if (tables === 1) return 'Another table of dates in this file was left out: look whether it changes these dates.';
  return `${tables} other tables of dates in this file were left out: look whether they change these dates.`;
}
