import type { ScanSource } from '@keydate/contracts/scans';
import { ContractPicture } from '../../../ui/contract-picture';
import { copy } from '../../../ui/copy';
import { SmallText, SourceLine } from './review.styles';

interface RowSourceProps {
  source: ScanSource;
  title: string;
  /** The reading whose contract is stored; null if none is. */
  readingId: string | null;
}

/** Where a row is in the contract: its page, and a picture of its title and its date. */
export function RowSource({ source: { row, page }, title, readingId }: RowSourceProps) {
  return (
    <SourceLine>
      {readingId === null ? (
        <SmallText>{copy.picture.page(page)}</SmallText>
      ) : (
        <ContractPicture url={`/files/contracts/${readingId}/rows/${row}`} title={title} page={page} />
      )}
    </SourceLine>
  );
}
