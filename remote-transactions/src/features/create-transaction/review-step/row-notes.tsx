import type { CalendarDay } from '@keydate/domain/calendar-day';
import { Button, Icon } from '@keydate/ui';
import { TriangleAlert } from '@keydate/ui/icons';
import { CountedLine } from '../../../ui/counted-line';
import { copy } from './copy';
import { SmallText, Warning } from './review.styles';
import type { NotesOfRow } from './notes-of-row';

interface RowNotesProps {
  title: string;
  notes: NotesOfRow;
  /** Takes the day that another place in the file proposes. */
  onTake: (day: CalendarDay) => void;
  /** Counts the day again that a person has set. */
  onCountAgain: () => void;
}

/** The contract's own words below a title, and a note about them. */
export function RowNotes({
  title,
  notes: { words, note, isWarning, counted, isSetByHand, before, proposed },
  onTake,
  onCountAgain,
}: RowNotesProps) {
  return (
    <>
      {before && <SmallText>{copy.before(before)}</SmallText>}
      {words && <SmallText>{before ? copy.now(words) : `“${words}”`}</SmallText>}
      {counted && (
        <CountedLine
          title={title}
          line={counted.steps.join(' ')}
          words={counted.words}
          steps={counted.steps.length > 1 ? counted.steps : []}
          isSmall
        />
      )}
      {note && isWarning && (
        <Warning>
          <Icon of={TriangleAlert} size={16} />
          {note}
        </Warning>
      )}
      {note && !isWarning && <SmallText>{note}</SmallText>}
      {isSetByHand && (
        <Button variant="secondary" size="small" onClick={onCountAgain}>
          {copy.countAgain}
        </Button>
      )}
      {proposed && (
        <Button variant="secondary" size="small" onClick={() => onTake(proposed)}>
          {copy.takeDay(proposed)}
        </Button>
      )}
    </>
  );
}
