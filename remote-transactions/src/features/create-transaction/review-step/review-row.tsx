import type { Explanation } from '@keydate/contracts/explanations';
import { weekdayOf, type CalendarDay } from '@keydate/domain/calendar-day';
import { Cluster, IconButton, Tag } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { DataCell, DataRow } from '@keydate/ui/table';
import { Pencil, Trash2 } from '@keydate/ui/icons';
import { useEffect, useId, useRef } from 'react';
import type { DateDraft } from '../../../domain/date-draft';
import type { ReviewAction } from '../review-reducer';
import { DeadlineExplanation } from '../../../ui/deadline-explanation';
import { copy } from './copy';
import { DayText, SmallText } from './review.styles';
import { notesOf } from './notes-of-row';
import { RowNotes } from './row-notes';

interface ReviewRowProps {
  /** The deadline's meaning, in the reader's words. */
  explanation: Explanation | undefined;
  draft: DateDraft;
  today: CalendarDay;
  /** It was edited last: the focus returns to it. */
  hasFocus: boolean;
  onChange: (change: ReviewAction) => void;
}

/** The id of a row's checkbox, to which the row's title above the list leads. */
export function rowId(id: string): string {
  return `row-${id}`;
}

/** A row as in the contract: number, title, date, and the cell's text if it says more than the date. */
export function ReviewRow({ draft, explanation, today, hasFocus, onChange }: ReviewRowProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) editButton.current?.focus();
  }, [hasFocus]);
  const { id, isTicked, number, title } = draft;
  // screen readers read the day and the notes with the checkbox
  const [dayId, notesId] = [useId(), useId()];
  const name = title || copy.untitled;
  return (
    <DataRow isQuiet={!isTicked}>
      <DataCell kind="select">
        <Checkbox
          id={rowId(id)}
          label={name}
          isLabelHidden
          aria-describedby={`${dayId} ${notesId}`}
          checked={isTicked}
          onChange={(event) => onChange({ type: 'rowTicked', id, isTicked: event.target.checked })}
        />
      </DataCell>
      <DataCell kind="number">{number}</DataCell>
      <DataCell kind="title">
        {name}
        <div id={notesId}>
          <RowNotes notes={notesOf(draft)} />
        </div>
        <DeadlineExplanation explanation={explanation} title={name} />
      </DataCell>
      <DataCell kind="date">
        <div id={dayId}>
          <RowDay draft={draft} today={today} />
        </div>
      </DataCell>
      <DataCell kind="actions">
        <IconButton
          ref={editButton}
          label={copy.edit(name)}
          icon={Pencil}
          onClick={() => onChange({ type: 'editOpened', id })}
        />
        <IconButton label={copy.remove(name)} icon={Trash2} onClick={() => onChange({ type: 'rowRemoved', id })} />
      </DataCell>
    </DataRow>
  );
}

/** The day. A manual row without one shows today, marked *not set* (docs/oddities.md); a scanned row shows none. */
function RowDay({ draft: { day, origin, isEdited }, today }: Pick<ReviewRowProps, 'draft' | 'today'>) {
  if (day === null && origin === 'scan') return <Tag>{copy.noDay}</Tag>;
  const shown = day ?? today;
  return (
    <Cluster gap={4}>
      <DayText $isSet={day !== null}>{shown}</DayText>
      {day === null ? <Tag>{copy.notSet}</Tag> : <SmallText as="span">{weekdayOf(shown).slice(0, 3)}</SmallText>}
      {isEdited && <Tag>{copy.edited}</Tag>}
    </Cluster>
  );
}
