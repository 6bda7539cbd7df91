import type { CalendarDay } from '@keydate/domain/calendar-day';
import { typedDay } from '@keydate/domain/typed-day';
import { useState, type KeyboardEvent } from 'react';
import { copy } from './copy';
import { DayInput } from './review.styles';

interface WrittenDayProps {
  title: string;
  onTake: (day: CalendarDay) => void;
}

/** The keys by which the list moves the focus; in the field they move the caret. */
const CARET = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** An empty field for a day that is written by hand: a person reads it from the picture. */
export function WrittenDay({ title, onTake }: WrittenDayProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    const day = typedDay(text);
    setWrong(text !== '' && day === null);
    if (day) onTake(day);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (CARET.includes(event.key)) event.stopPropagation();
    if (event.key !== 'Enter') return;
    // it would submit the transaction
    event.preventDefault();
    take();
  };
  return (
    <DayInput
      aria-label={copy.dayOf(title)}
      aria-invalid={isWrong}
      title={isWrong ? copy.wrongStart : undefined}
      placeholder={copy.startPlaceholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onKeyDown={handleKey}
    />
  );
}
