import type { DateDraft } from '../../../domain/date-draft';
import { copy } from './copy';
import { RowLink } from './review.styles';

interface RowLinksProps {
  drafts: readonly DateDraft[];
  onGo: (id: string) => void;
}

/** The titles of some rows; each leads to its row. */
export function RowLinks({ drafts, onGo }: RowLinksProps) {
  return drafts.map(({ id, title }, at) => {
    const name = title || copy.untitled;
    return (
      <span key={id}>
        {at > 0 && ', '}
        <RowLink type="button" aria-label={copy.goToRow(name)} onClick={() => onGo(id)}>
          {name}
        </RowLink>
      </span>
    );
  });
}
