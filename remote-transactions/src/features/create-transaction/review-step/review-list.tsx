import { REVIEW_LIST_MAX_HEIGHT_PX } from '@keydate/contracts/limits';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { findExplanation } from '@keydate/domain/find-explanation';
import { Icon, VisuallyHidden } from '@keydate/ui';
import { ChevronDown, ChevronRight } from '@keydate/ui/icons';
import { DataCell, DataGrid, DataRow } from '@keydate/ui/table';
import { useReadersExplanations } from '../../../api/list-explanations';
import type { DateDraft } from '../../../domain/date-draft';
import { filtered, type ReviewFilter } from '../../../domain/review-filter';
import { isFolded } from '../../../domain/row-groups';
import { copy as wizardCopy } from '../copy';
import type { ReviewAction } from '../review-reducer';
import { copy } from './copy';
import { FoldButton, NoneShown } from './review.styles';
import { ReviewRow } from './review-row';

interface ReviewListProps {
  drafts: readonly DateDraft[];
  /** The state of the property, whose explanations are shown. */
  state: string;
  today: CalendarDay;
  /** The row that was edited last. */
  lastEdited: string | null;
  /** The reading of the contract; null if no contract is stored. */
  readingId: string | null;
  /** True if the contract is next to the list, which is then as high as its rows and has no pictures in them. */
  isLarge: boolean;
  /** The rows that the person chose to see. */
  filter: ReviewFilter;
  /** True if the rows without a day are shown. */
  isFoldOpen: boolean;
  onFold: (isOpen: boolean) => void;
  onChange: (change: ReviewAction) => void;
}

/** The rows of the review: those with a day, and those to check; below them the others, folded. */
export function ReviewList({
  drafts,
  state,
  today,
  lastEdited,
  readingId,
  isLarge,
  filter,
  isFoldOpen,
  onFold,
  onChange,
}: ReviewListProps) {
  const explanations = useReadersExplanations(state);
  const shown = filtered(drafts, filter);
  const folded = filter === 'all' ? shown.filter(isFolded) : [];
  const rowOf = (draft: DateDraft) => (
    <ReviewRow
      key={draft.id}
      draft={draft}
      explanation={findExplanation(explanations, draft.title)}
      today={today}
      hasFocus={draft.id === lastEdited}
      readingId={readingId}
      isContractShown={isLarge}
      onChange={onChange}
    />
  );
  return (
    <DataGrid
      label={wizardCopy.steps.review}
      maxHeight={isLarge ? undefined : REVIEW_LIST_MAX_HEIGHT_PX}
      isDense
      head={
        <>
          <DataCell kind="select" isHead>
            <VisuallyHidden>{copy.columns.select}</VisuallyHidden>
          </DataCell>
          <DataCell kind="number" isHead>
            {copy.columns.number}
          </DataCell>
          <DataCell kind="title" isHead>
            {copy.columns.title}
          </DataCell>
          <DataCell kind="date" isHead>
            {copy.columns.date}
          </DataCell>
          <DataCell kind="actions" isHead>
            <VisuallyHidden>{copy.columns.actions}</VisuallyHidden>
          </DataCell>
        </>
      }
    >
      {shown.filter((draft) => !folded.includes(draft)).map(rowOf)}
      {shown.length === 0 && (
        <DataRow isQuiet>
          <DataCell kind="whole">
            <NoneShown>{copy.noneShown[filter]}</NoneShown>
          </DataCell>
        </DataRow>
      )}
      {folded.length > 0 && (
        <DataRow isQuiet>
          <DataCell kind="whole">
            <FoldButton type="button" aria-expanded={isFoldOpen} onClick={() => onFold(!isFoldOpen)}>
              <Icon of={isFoldOpen ? ChevronDown : ChevronRight} size={16} />
              {copy.folded(folded.length)}
            </FoldButton>
          </DataCell>
        </DataRow>
      )}
      {isFoldOpen && folded.map(rowOf)}
    </DataGrid>
  );
}
