import { Button, Cluster } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { CalendarPlus } from '@keydate/ui/icons';
import { useEffect, type RefObject } from 'react';
import type { DateDraft } from '../../../domain/date-draft';
import { notSetYet } from '../../../domain/drafts-to-send';
import { summarizeDrafts, type DraftsSummary } from '../../../domain/summarize-drafts';
import type { ReviewAction } from '../review-reducer';
import { Summary } from './review.styles';

interface ReviewToolsProps {
  /** How the review stands is read out under this id. */
  summaryId: string;
  drafts: readonly DateDraft[];
  /** How many rows the scan read; null where there was none. */
  rowsRead: number | null;
  /** The "Select all" box: the focus goes there when what had it is gone. */
  allBoxRef: RefObject<HTMLInputElement | null>;
  onChange: (change: ReviewAction) => void;
}

/** How the review stands, all or none, and one more. */
export function ReviewTools({ summaryId, drafts, rowsRead, allBoxRef, onChange }: ReviewToolsProps) {
  const summary = summarizeDrafts(drafts);
  const isAll = summary.rows > 0 && summary.ticked === summary.rows;
  // half ticked can be said to the element alone
  useEffect(() => {
    if (allBoxRef.current) allBoxRef.current.indeterminate = summary.ticked > 0 && !isAll;
  });
  return (
    <Cluster justify="space-between">
      <Summary id={summaryId} role="status">
        {summaryWords(summary, rowsRead)}
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
      <Button
        variant="secondary"
        size="small"
        icon={CalendarPlus}
        onClick={() => onChange({ type: 'addOpened', id: crypto.randomUUID() })}
      >
        Add a date
      </Button>
    </Cluster>
  );
}

/** "38 of 47 ticked, 2 not set": what Submit would send, and what stops it. */
function tickedWords({ rows, ticked }: DraftsSummary, notSet: number): string {
  return `${ticked} of ${rows} ticked${notSet > 0 ? `, ${notSet} not set` : ''}`;
}

/** "47 rows read, 38 have a day, 2 need a look": of a scan also what was added and removed since. */
function summaryWords({ rows, added, withDay, toLookAt }: DraftsSummary, rowsRead: number | null): string {
  const day = `${withDay} ${withDay === 1 ? 'has' : 'have'} a day`;
  if (rowsRead === null) return `${rowsWords(rows)}, ${day}`;
  const removed = rowsRead + added - rows;
  const changes = [added > 0 && `${added} added`, removed > 0 && `${removed} removed`];
  const parts = [
    `${rowsWords(rowsRead)} read`,
    ...changes,
    day,
    `${toLookAt} ${toLookAt === 1 ? 'needs' : 'need'} a look`,
  ];
  return parts.filter(Boolean).join(', ');
}

function rowsWords(count: number): string {
  return `${count} ${count === 1 ? 'row' : 'rows'}`;
}
