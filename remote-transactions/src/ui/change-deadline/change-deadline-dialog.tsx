import { transactionDraftDate } from '@keydate/contracts/transactions';
import { dayInWords, weekdayOf, type CalendarDay } from '@keydate/domain/calendar-day';
import { Button, Stack, TextInput } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useState, type SubmitEvent } from 'react';
import { typedDay, typedText } from '../../domain/typed-day';
import { whyRefused } from '../../domain/why-refused';
import { copy } from './copy';
import { Chosen } from './calendar.look';
import { DeadlineCalendar } from './deadline-calendar';

interface ChangeDeadlineDialogProps {
  title: string;
  day: CalendarDay | null;
  /** What the contract's cell says; '' where there is no contract. */
  words: string;
  /** What the deadline means, where an explanation told; else ''. */
  meaning: string;
  today: CalendarDay;
  onSave: (title: string, day: CalendarDay) => void;
  onClose: () => void;
}

const FORM = 'change-deadline';

/** Change Deadline Details (spec § 2.7), for the wizard and for a deal: a typed date and an inline calendar say the same day. */
export function ChangeDeadlineDialog({ title, day, words, meaning, today, onSave, onClose }: ChangeDeadlineDialogProps) {
  const [name, setName] = useState(title);
  const [typed, setTyped] = useState(typedText(day));
  const [wasRefused, setRefused] = useState(false);
  const chosen = typedDay(typed);
  const wrongName = whyRefused(transactionDraftDate.shape.title, name);
  const wrongDay = whyRefused(transactionDraftDate.shape.date, chosen);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(true);
    if (chosen && !wrongName) onSave(name.trim(), chosen);
  };

  return (
    <Dialog
      isOpen
      size="small"
      title={copy.title}
      heading={copy.heading}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM}>
            Save
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={handleSubmit}>
        <TextInput
          label="Title"
          hint={meaning}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={wasRefused ? wrongName : undefined}
        />
        <TextInput
          label="Date"
          placeholder="MM/DD/YYYY"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={words ? `The contract says: “${words}”` : undefined}
          error={wasRefused ? wrongDay : undefined}
        />
        <DeadlineCalendar day={chosen} today={today} onChoose={(picked) => setTyped(typedText(picked))} />
        <Chosen role="status">
          <span>{copy.newDate}</span>
          <strong>{chosen ? `${weekdayOf(chosen)}, ${dayInWords(chosen)}` : 'None yet'}</strong>
        </Chosen>
      </Stack>
    </Dialog>
  );
}
