import type { ScanSource } from '@keydate/contracts/scans';
import { useState } from 'react';
import { copy } from './copy';
import { Picture, SmallText } from './review.styles';

interface RowSourceProps {
  source: ScanSource;
  title: string;
  /** The reading whose contract is stored; null if none is. */
  readingId: string | null;
}

/** Where a row is in the contract: its page, and a picture of its title and its date. */
export function RowSource({ source: { row, page }, title, readingId }: RowSourceProps) {
  const [isMissing, setMissing] = useState(false);
  if (readingId === null) return <SmallText>{copy.page(page)}</SmallText>;
  if (isMissing) return <SmallText>{copy.noPicture(page)}</SmallText>;
  return (
    <Picture>
      <img
        src={`/api/files/contracts/${readingId}/rows/${row}`}
        alt={copy.pictureOf(title, page)}
        loading="lazy"
        onError={() => setMissing(true)}
      />
      <figcaption>{copy.page(page)}</figcaption>
    </Picture>
  );
}
