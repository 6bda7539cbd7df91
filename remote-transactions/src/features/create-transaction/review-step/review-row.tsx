import type { Explanation } from '@keydate/contracts/explanations';
import { weekdayOf, type CalendarDay } from '@keydate/domain/calendar-day';
import { Cluster, IconButton } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { DataCell, DataRow } from '@keydate/ui/table';
import { Info, Pencil, ScanText, Trash2 } from '@keydate/ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { isFromSentence, isUnreadWriting, needsSource, type DateDraft } from '../../../domain/date-draft';
import type { ReviewAction } from '../review-reducer';
import { copy as sharedCopy } from '../../../ui/copy';
import { ExplanationText, saysSomething } from '../../../ui/deadline-explanation';
import { copy } from './copy';
import { DayTag, DayText, Notes, RowTitle, SmallText } from './review.styles';
import { notesOf } from './notes-of-row';
import { RowNotes } from './row-notes';
import { RowSource } from './row-source';
import { WrittenDay } from './written-day';

interface ReviewRowProps {
  /** The deadline's meaning, in the reader's words. */
  explanation: Explanation | undefined;
  draft: DateDraft;
  today: CalendarDay;
  /** It was edited last: the focus returns to it. */
  hasFocus: boolean;
  /** The reading of its contract; null if no contract is stored. */
  readingId: string | null;
  /** True if the contract is shown next to the list. */
  isContractShown: boolean;
  onChange: (change: ReviewAction) => void;
}

/** The id of a row's checkbox, to which the row's title above the list leads. */
export function rowId(id: string): string {
  return `row-${id}`;
}

/** The id of the draft whose row has the focus; null if none has. */
export function focusedRow(): string | null {
  return rowAt(document.activeElement);
}

/** The id of the draft in whose row an element is; null if it is in none. */
export function rowAt(element: EventTarget | null): string | null {
  if (!(element instanceof Element)) return null;
  const box = element.closest('[role="row"]')?.querySelector(`[id^="${rowId('')}"]`);
  return box ? box.id.slice(rowId('').length) : null;
}

/** A row as in the contract: number, title, date, and the cell's text if it says more than the date. */
export function ReviewRow({
  draft,
  explanation,
  today,
  hasFocus,
  readingId,
  isContractShown,
  onChange,
}: ReviewRowProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) editButton.current?.focus();
  }, [hasFocus]);
  const { id, isTicked, number, title } = draft;
  const source = isContractShown ? undefined : draft.source;
  const [isSourceOpen, setSourceOpen] = useState(false);
  const isSourceDue = needsSource(draft);
  // screen readers read the day and the notes with the checkbox
  const [dayId, notesId, meaningId] = [useId(), useId(), useId()];
  const [isExplained, setExplained] = useState(false);
  const isExplainable = explanation !== undefined && saysSomething(explanation);
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
        <RowTitle title={name} $isWhole={isExplained || isFromSentence(draft)}>
          {name}
        </RowTitle>
        <Notes id={notesId}>
          <RowNotes
            title={name}
            notes={notesOf(draft)}
            onTake={(day) => onChange({ type: 'dayTaken', id, day })}
            onCountAgain={() => onChange({ type: 'countedAgain', id })}
          />
        </Notes>
        {isExplainable && isExplained && <ExplanationText explanation={explanation} id={meaningId} />}
      </DataCell>
      <DataCell kind="date">
        <div id={dayId}>
          {isUnreadWriting(draft) ? (
            <WrittenDay title={name} onTake={(day) => onChange({ type: 'dayTaken', id, day })} />
          ) : (
            <RowDay draft={draft} today={today} />
          )}
        </div>
      </DataCell>
      <DataCell kind="actions">
        {source && !isSourceDue && (
          <IconButton
            label={copy.showSource(name, source.page)}
            icon={ScanText}
            aria-expanded={isSourceOpen}
            onClick={() => setSourceOpen(!isSourceOpen)}
          />
        )}
        {isExplainable && (
          <IconButton
            label={sharedCopy.whatItMeansOf(name)}
            icon={Info}
            aria-expanded={isExplained}
            aria-controls={isExplained ? meaningId : undefined}
            onClick={() => setExplained(!isExplained)}
          />
        )}
        <IconButton
          ref={editButton}
          label={copy.edit(name)}
          icon={Pencil}
          onClick={() => onChange({ type: 'editOpened', id })}
        />
        <IconButton label={copy.remove(name)} icon={Trash2} onClick={() => onChange({ type: 'rowRemoved', id })} />
      </DataCell>
      {source && (isSourceDue || isSourceOpen) && (
        <DataCell kind="whole">
          <RowSource source={source} title={name} readingId={readingId} />
        </DataCell>
      )}
    </DataRow>
  );
}

/** The day. A manual row without one shows today, marked *not set* (docs/oddities.md); a scanned row shows none. */
function RowDay({ draft: { day, origin, isEdited }, today }: Pick<ReviewRowProps, 'draft' | 'today'>) {
  if (day === null && origin === 'scan') return <DayTag>{copy.noDay}</DayTag>;
  const shown = day ?? today;
  return (
    <Cluster gap={4}>
      <DayText $isSet={day !== null}>{shown}</DayText>
      {day === null ? <DayTag>{copy.notSet}</DayTag> : <SmallText as="span">{weekdayOf(shown).slice(0, 3)}</SmallText>}
      {isEdited && <DayTag>{copy.edited}</DayTag>}
    </Cluster>
  );
}
