import { Button, Cluster } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { CalendarPlus } from '@keydate/ui/icons';
import { useEffect, type RefObject } from 'react';
import type { DateDraft } from '../../../domain/date-draft';
import { notSetYet } from '../../../domain/drafts-to-send';
import { summariseDrafts, type DraftsSummary } from '../../../domain/summarise-drafts';
import type { ReviewChange } from '../review-reducer';
import { Summary } from './review.look';

interface ReviewToolsProps {
  /** How the review stands is read out under this id. */
  summaryId: string;
  drafts: readonly DateDraft[];
  isScan: boolean;
  /** The "Select all" box: the focus goes there when what had it is gone. */
  allBoxRef: RefObject<HTMLInputElement | null>;
  onChange: (change: ReviewChange) => void;
}

/** How the review stands, all or none, and one more. */
export function ReviewTools({ summaryId, drafts, isScan, allBoxRef, onChange }: ReviewToolsProps) {
  const summary = summariseDrafts(drafts);
  const isAll = summary.rows > 0 && summary.ticked === summary.rows;
  // half ticked can be said to the element alone
  useEffect(() => {
    if (allBoxRef.current) allBoxRef.current.indeterminate = summary.ticked > 0 && !isAll;
  });
  return (
    <Cluster justify="space-between">
      <Summary id={summaryId} role="status">
        {summaryWords(summary, isScan)}
        <br />
        {tickedWords(summary, notSetYet(drafts).length)}
      </Summary>
      <Checkbox
        label="Select all"
        ref={allBoxRef}
        checked={isAll}
        disabled={summary.rows === 0}
        onChange={() => onChange({ type: 'allTicked', isTicked: !isAll })}
      />
      <Button look="secondary" size="small" icon={CalendarPlus} onClick={() => onChange({ type: 'addOpened' })}>
        Add a date
      </Button>
    </Cluster>
  );
}

/** "38 of 47 ticked, 2 not set": what Submit would send, and what stops it. */
function tickedWords({ rows, ticked }: DraftsSummary, notSet: number): string {
  return `${ticked} of ${rows} ticked${notSet > 0 ? `, ${notSet} not set` : ''}`;
}

/** "47 rows read, 38 have a day, 2 need a look". */
function summaryWords({ rows, withDay, toLookAt }: DraftsSummary, isScan: boolean): string {
  const read = `${rows} ${rows === 1 ? 'row' : 'rows'}${isScan ? ' read' : ''}`;
  const day = `${withDay} ${withDay === 1 ? 'has' : 'have'} a day`;
  return isScan ? `${read}, ${day}, ${toLookAt} ${toLookAt === 1 ? 'needs' : 'need'} a look` : `${read}, ${day}`;
}
