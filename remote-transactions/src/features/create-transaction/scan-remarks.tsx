import type { ScanExtent } from '@keydate/contracts/scans';
import { Notice } from '@keydate/ui';

interface ScanRemarksProps {
  extent: ScanExtent | null | undefined;
}

/** What a scan left out (docs/rules.md, Scans): other tables, which may change these dates. */
export function ScanRemarks({ extent }: ScanRemarksProps) {
  return extent && extent.otherTables > 0 ? <Notice tone="warn">{leftOut(extent.otherTables)}</Notice> : null;
}

function leftOut(tables: number): string {
  if (tables === 1) return 'Another table of dates in this file was left out: look whether it changes these dates.';
  return `${tables} other tables of dates in this file were left out: look whether they change these dates.`;
}
