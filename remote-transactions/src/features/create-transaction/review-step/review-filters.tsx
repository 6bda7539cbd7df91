import { Cluster } from '@keydate/ui';
import type { DateDraft } from '../../../domain/date-draft';
import { filtered, REVIEW_FILTERS, type ReviewFilter } from '../../../domain/review-filter';
import { ChipButton } from './chips.styles';
import { copy } from './copy';

interface ReviewFiltersProps {
  drafts: readonly DateDraft[];
  chosen: ReviewFilter;
  onChoose: (filter: ReviewFilter) => void;
}

/** Chooses which rows of a scan are shown. */
export function ReviewFilters({ drafts, chosen, onChoose }: ReviewFiltersProps) {
  return (
    <Cluster gap={4} role="group" aria-label={copy.filters}>
      {REVIEW_FILTERS.map((filter) => (
        <ChipButton
          key={filter}
          type="button"
          $isWarning={false}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {copy.filter[filter]} {filtered(drafts, filter).length}
        </ChipButton>
      ))}
    </Cluster>
  );
}
