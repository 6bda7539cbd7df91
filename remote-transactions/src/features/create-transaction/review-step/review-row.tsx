import { weekdayOf, type CalendarDay } from '@keydate/domain/calendar-day';
import { Cluster, IconButton, Tag } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { DataCell, DataRow } from '@keydate/ui/table';
import { Pencil, Trash2 } from '@keydate/ui/icons';
import { useEffect, useId, useRef } from 'react';
import type { DateDraft } from '../../../domain/date-draft';
import type { ReviewAction } from '../review-reducer';
import { DayText, Remarks } from './review.styles';
import { remarksOf } from './review-words';
import { RowRemarks } from './row-remarks';

interface ReviewRowProps {
  draft: DateDraft;
  today: CalendarDay;
  /** It was under change a moment ago: the focus comes back to it. */
  hasFocus: boolean;
  onChange: (change: ReviewAction) => void;
}

/** A row that reads like the contract's own: number, title, date, and the cell's words where they say more. */
export function ReviewRow({ draft, today, hasFocus, onChange }: ReviewRowProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) editButton.current?.focus();
  }, [hasFocus]);
  const { id, isTicked, number, title } = draft;
  // whoever hears the box alone hears too which day it ticks, and what speaks against it
  const [dayId, remarksId] = [useId(), useId()];
  const name = title || 'Row without a title';
  return (
    <DataRow isQuiet={!isTicked}>
      <DataCell kind="select">
        <Checkbox
          label={name}
          isLabelHidden
          aria-describedby={`${dayId} ${remarksId}`}
          checked={isTicked}
          onChange={(event) => onChange({ type: 'rowTicked', id, isTicked: event.target.checked })}
        />
      </DataCell>
      <DataCell kind="number">{number}</DataCell>
      <DataCell kind="title">
        {name}
        <div id={remarksId}>
          <RowRemarks remarks={remarksOf(draft)} />
        </div>
      </DataCell>
      <DataCell kind="date">
        <div id={dayId}>
          <RowDay draft={draft} today={today} />
        </div>
      </DataCell>
      <DataCell kind="actions">
        <IconButton
          ref={editButton}
          label={`Edit ${name}`}
          icon={Pencil}
          onClick={() => onChange({ type: 'editOpened', id })}
        />
        <IconButton label={`Remove ${name}`} icon={Trash2} onClick={() => onChange({ type: 'rowRemoved', id })} />
      </DataCell>
    </DataRow>
  );
}

/** The day; a manual row that has none shows today, marked *not set* (docs/oddities.md), a scanned one shows none. */
function RowDay({ draft: { day, origin, isEdited }, today }: Pick<ReviewRowProps, 'draft' | 'today'>) {
  if (day === null && origin === 'scan') return <Tag>No day</Tag>;
  const shown = day ?? today;
  return (
    <Cluster gap={4}>
      <DayText $isSet={day !== null}>{shown}</DayText>
      {day === null ? <Tag>not set</Tag> : <Remarks as="span">{weekdayOf(shown).slice(0, 3)}</Remarks>}
      {isEdited && <Tag>edited</Tag>}
    </Cluster>
  );
}
