import type { ScanSource } from '@keydate/contracts/scans';
import { useEffect, useRef, useState } from 'react';
import { copy as sharedCopy } from '../../../ui/copy';
import { copy } from './copy';
import { Mark, Page, PageNote, PagePane } from './large-view.styles';
import { ReviewKeys } from './review-keys';

interface ContractPageProps {
  readingId: string;
  /** The place of the selected row; undefined if it has none. */
  source: ScanSource | undefined;
  /** True if there are rows to check, through which keys lead. */
  hasKeys: boolean;
}

/** The page of the contract with the selected row marked, next to the rows in the large view. */
export function ContractPage({ readingId, source, hasKeys }: ContractPageProps) {
  return (
    <PagePane aria-label={copy.contract}>
      {source ? (
        <Sheet key={source.sheet} readingId={readingId} source={source} />
      ) : (
        <PageNote>{copy.notInContract}</PageNote>
      )}
      {hasKeys && (
        <PageNote as="div">
          <ReviewKeys />
        </PageNote>
      )}
    </PagePane>
  );
}

const NOTES = {
  loading: copy.pageLoading,
  loaded: sharedCopy.picture.page,
  missing: sharedCopy.picture.missing,
};

function Sheet({ readingId, source: { sheet, page, box } }: { readingId: string; source: ScanSource }) {
  const scroll = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<keyof typeof NOTES>('loading');
  useEffect(() => {
    if (!scroll.current || !mark.current) return;
    const { offsetTop, offsetLeft, offsetHeight } = mark.current;
    scroll.current.scrollTop = offsetTop - (scroll.current.clientHeight - offsetHeight) / 2;
    scroll.current.scrollLeft = offsetLeft - BESIDE_MARK_PX;
  }, [box, state]);
  return (
    <>
      <Page ref={scroll} hidden={state === 'missing'}>
        <div style={{ width: widthOf(box) }}>
          <img
            src={`/api/files/contracts/${readingId}/sheets/${sheet}`}
            alt={copy.pageOfContract(page)}
            onLoad={() => setState('loaded')}
            onError={() => setState('missing')}
          />
          {state === 'loaded' && <Mark ref={mark} $box={box} />}
        </div>
      </Page>
      <PageNote>{NOTES[state](page)}</PageNote>
    </>
  );
}

const BESIDE_MARK_PX = 12;
/** Of the pane: a page is as wide as it, and wider as long as the row is still seen whole. */
const MOST_WIDTH = '220%';

function widthOf({ left, right }: ScanSource['box']): string {
  return `clamp(100%, calc((100% - ${2 * BESIDE_MARK_PX}px) / ${right - left}), ${MOST_WIDTH})`;
}
