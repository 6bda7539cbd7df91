import type { ScanExtent } from '@keydate/contracts/scans';
import { Notice } from '@keydate/ui';
import { copy } from './copy';

interface ScanWarningsProps {
  extent: ScanExtent | null | undefined;
}

/**
 * Warns of parts that a scan left out or may have missed (server/src/transactions/README.md, Scans): other contracts and tables, pages, rows,
 * cut dates.
 */
export function ScanWarnings({ extent }: ScanWarningsProps) {
  if (!extent) return null;
  const others = extent.otherTables - (extent.gaps.includes('second-list') ? 1 : 0);
  const missed = copy.scan.missed(extent);
  return (
    <>
      {extent.nextContract && <Notice tone="warn">{copy.scan.nextContract(extent.nextContract)}</Notice>}
      {missed && <Notice tone="warn">{missed}</Notice>}
      {copy.scan.pagesLeftOut(extent.pagesLeftOut).map((sentence) => (
        <Notice key={sentence} tone="warn">
          {sentence}
        </Notice>
      ))}
      {[...new Set(extent.gaps)].map((gap) => (
        <Notice key={gap} tone="warn">
          {copy.scan.gap[gap]}
        </Notice>
      ))}
      {extent.missingTitles && <Notice tone="warn">{copy.scan.missingTitles(extent.missingTitles)}</Notice>}
      {extent.strangeTables && <Notice tone="warn">{copy.scan.strangeTables(extent.strangeTables)}</Notice>}
      {others > 0 && <Notice tone="warn">{copy.scan.leftOut(others)}</Notice>}
    </>
  );
}
