import type { ItemNumbers, ScanExtent } from '@keydate/contracts/scans';
import { Notice } from '@keydate/ui';

interface ScanRemarksProps {
  extent: ScanExtent | null | undefined;
}

/** What a scan left out and may have missed (docs/rules.md, Scans): other tables, which may change these dates, and rows that it did not see. */
export function ScanRemarks({ extent }: ScanRemarksProps) {
  if (!extent) return null;
  const missed = missedBy(extent);
  return (
    <>
      {missed && <Notice tone="warn">{missed}</Notice>}
      {extent.otherTables > 0 && <Notice tone="warn">{leftOut(extent.otherTables)}</Notice>}
    </>
  );
}

function leftOut(tables: number): string {
  if (tables === 1) return 'Another table in this file was left out: look whether it changes these dates.';
  return `${tables} other tables in this file were left out: look whether they change these dates.`;
}

/** One sentence for whatever a person has to look for in the contract; '' for nothing. */
function missedBy({ unreadPages, missingNumbers }: ScanExtent): string {
  const pages = `${unreadPages.length === 1 ? 'Page' : 'Pages'} ${listed(unreadPages.map(String))} could hardly be read`;
  if (missingNumbers.length === 0) return unreadPages.length === 0 ? '' : `${pages}: look whether dates stand there.`;
  const [which, them] = isOne(missingNumbers) ? ['number', 'it'] : ['the numbers', 'them'];
  const numbers = `no row was found for ${which} ${listed(missingNumbers.map(spanOf))}: look for ${them} in the contract.`;
  return unreadPages.length === 0 ? `In this table ${numbers}` : `${pages}, and ${numbers}`;
}

const isOne = ([numbers, ...others]: readonly ItemNumbers[]) => numbers?.first === numbers?.last && others.length === 0;
const spanOf = ({ first, last }: ItemNumbers) => (first === last ? String(first) : `${first} to ${last}`);
const listed = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts);
