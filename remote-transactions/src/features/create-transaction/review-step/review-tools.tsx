import { Button, Cluster } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { CalendarPlus } from '@keydate/ui/icons';
import { useEffect, type RefObject } from 'react';
import type { DateDraft } from '../../../domain/date-draft';
import { unsetDrafts } from '../../../domain/drafts-to-send';
import { summarizeDrafts } from '../../../domain/summarize-drafts';
import type { ReviewAction } from '../review-reducer';
import { copy } from './copy';
import { Summary } from './review.styles';

interface ReviewToolsProps {
  /** The id of the summary, which screen readers read with the step's title. */
  summaryId: string;
  drafts: readonly DateDraft[];
  /** How many rows the scan read; null without a scan. */
  rowsRead: number | null;
  /** The "Select all" checkbox: it gets the focus if the element that had it is gone. */
  allBoxRef: RefObject<HTMLInputElement | null>;
  onChange: (change: ReviewAction) => void;
}

/** The summary of the review, "Select all" and "Add a date". */
export function ReviewTools({ summaryId, drafts, rowsRead, allBoxRef, onChange }: ReviewToolsProps) {
  const summary = summarizeDrafts(drafts);
  const isAll = summary.rows > 0 && summary.ticked === summary.rows;
  // only the DOM element can be set to indeterminate
  useEffect(() => {
    if (allBoxRef.current) allBoxRef.current.indeterminate = summary.ticked > 0 && !isAll;
  });
  return (
    <Cluster justify="space-between">
      <Summary id={summaryId} role="status">
        {copy.summary(summary, rowsRead)}
        <br />
        {copy.selected(summary, unsetDrafts(drafts).length)}
      </Summary>
      <Checkbox
        label={copy.selectAll}
        ref={allBoxRef}
        checked={isAll}
        disabled={summary.rows === 0}
        onChange={() => onChange({ type: 'allTicked', isTicked: !isAll })}
      />
      <Button
        variant="secondary"
        size="small"
        icon={CalendarPlus}
        onClick={() => onChange({ type: 'addOpened', id: crypto.randomUUID() })}
      >
        {copy.add}
      </Button>
    </Cluster>
  );
}
