import { Cluster } from '@keydate/ui';
import type { DateDraft } from '../../../domain/date-draft';
import { filtered, REVIEW_FILTERS, type ReviewFilter } from '../../../domain/review-filter';
import { ChipButton } from './chips.styles';
import { copy } from './copy';
import { KeyHint } from './review.styles';

interface ReviewFiltersProps {
  drafts: readonly DateDraft[];
  chosen: ReviewFilter;
  onChoose: (filter: ReviewFilter) => void;
}

/** Chooses which rows of a scan are shown, and names the keys that lead through those to check. */
export function ReviewFilters({ drafts, chosen, onChoose }: ReviewFiltersProps) {
  const { next, nextMeans, accept, acceptMeans } = copy.keys;
  return (
    <Cluster gap={8}>
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
      {filtered(drafts, 'to-check').length > 0 && (
        <KeyHint>
          <kbd>{next}</kbd> {nextMeans} · <kbd>{accept}</kbd> {acceptMeans}
        </KeyHint>
      )}
    </Cluster>
  );
}
