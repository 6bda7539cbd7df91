import { Button, Cluster } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { CalendarPlus } from '@keydate/ui/icons';
import { useEffect, type RefObject } from 'react';
import type { DateDraft } from '../../../domain/date-draft';
import { summarizeDrafts } from '../../../domain/summarize-drafts';
import type { ReviewAction } from '../review-reducer';
import { copy } from './copy';

interface ReviewToolsProps {
  drafts: readonly DateDraft[];
  /** The "Select all" checkbox: it gets the focus if the element that had it is gone. */
  allBoxRef: RefObject<HTMLInputElement | null>;
  onChange: (change: ReviewAction) => void;
}

/** "Select all" and "Add a date". */
export function ReviewTools({ drafts, allBoxRef, onChange }: ReviewToolsProps) {
  const summary = summarizeDrafts(drafts);
  const isAll = summary.rows > 0 && summary.ticked === summary.rows;
  // only the DOM element can be set to indeterminate
  useEffect(() => {
    if (allBoxRef.current) allBoxRef.current.indeterminate = summary.ticked > 0 && !isAll;
  });
  return (
    <Cluster justify="space-between">
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
