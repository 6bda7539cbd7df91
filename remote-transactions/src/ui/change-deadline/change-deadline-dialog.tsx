import { transactionDraftDate } from '@keydate/contracts/transactions';
import {
  calendarDay,
  dayInWords,
  dayWithWeekday,
  partsOfDay,
  weekdayOf,
  type CalendarDay,
} from '@keydate/domain/calendar-day';
import { Button, Stack, UnbrokenDays } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { Calendar, Dialog, type CalendarPick } from '@keydate/ui/overlays';
import { useRef, useState, type SubmitEvent } from 'react';
import type { DeadlineEntry } from '../../domain/deadline-entry';
import { disclosureFor, type Disclosure } from '../../domain/disclosure-of-closing';
import { typedDay, typedDayProblem, typedText } from '@keydate/domain/typed-day';
import { validationMessage } from '../../domain/validation-message';
import { copy } from './copy';
import { Chosen } from './chosen-day.styles';

interface ChangeDeadlineDialogProps {
  entry: DeadlineEntry;
  /** The words of the contract's cell; '' without a contract. */
  words: string;
  /** The deadline's meaning; '' without an explanation. */
  meaning: string;
  /** True if there is a loan, and the deadline is the closing with the title that is typed. */
  needsDisclosure: boolean;
  today: CalendarDay;
  /** Without a day, the calendar shows the month of this one. */
  openAt: CalendarDay;
  /** The number of dates without a day that the dialog asks for after this one; undefined if it asks only for this one. */
  left?: number | undefined;
  onType: (entry: DeadlineEntry) => void;
  onSave: (title: string, day: CalendarDay) => void;
  onClose: () => void;
}

const FORM = 'change-deadline';

/** Change Deadline Details (spec § 2.7), for the wizard and for a transaction. The date can be typed or picked in the calendar. */
export function ChangeDeadlineDialog({
  entry,
  words,
  meaning,
  needsDisclosure,
  today,
  openAt,
  left,
  onType,
  onSave,
  onClose,
}: ChangeDeadlineDialogProps) {
  const [wasRefused, setRefused] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const dateField = useRef<HTMLInputElement>(null);
  const { title, date } = entry;
  const chosen = typedDay(date);
  const disclosure = needsDisclosure && chosen ? disclosureFor(chosen, today) : null;
  const wrongTitle = validationMessage(transactionDraftDate.shape.title, title);
  const problem = typedDayProblem(date);
  const wrongDay = problem ? copy.dayProblem[problem] : validationMessage(transactionDraftDate.shape.date, chosen);

  const handleChoose = ({ year, month, day }: CalendarPick) => {
    const picked = calendarDay(year, month, day);
    if (picked) onType({ ...entry, date: typedText(picked) });
  };

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(true);
    if (wrongTitle) titleField.current?.focus();
    else if (chosen) onSave(title.trim(), chosen);
    else dateField.current?.focus();
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
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={FORM}>
            {copy.save}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={handleSubmit}>
        {left !== undefined && <p role="status">{copy.left(left)}</p>}
        <TextInput
          ref={titleField}
          label={copy.titleField}
          hint={meaning}
          value={title}
          onChange={(event) => onType({ ...entry, title: event.target.value })}
          error={wasRefused ? wrongTitle : undefined}
        />
        <TextInput
          ref={dateField}
          label={copy.dateField}
          placeholder={copy.datePlaceholder}
          value={date}
          onChange={(event) => onType({ ...entry, date: event.target.value })}
          hint={words ? copy.inContract(words) : undefined}
          error={wasRefused ? wrongDay : undefined}
        />
        <Calendar
          label={copy.calendar}
          day={chosen && partsOfDay(chosen)}
          openAt={partsOfDay(openAt)}
          onChoose={handleChoose}
        />
        <Chosen role="status">
          <span>{copy.newDate}</span>
          <strong>{chosen ? `${weekdayOf(chosen)}, ${dayInWords(chosen)}` : copy.noDate}</strong>
        </Chosen>
        {disclosure && (
          <p>
            <UnbrokenDays text={disclosureInWords(disclosure)} />
          </p>
        )}
      </Stack>
    </Dialog>
  );
}

/** By when the Closing Disclosure is received and mailed for a closing on the chosen day. */
function disclosureInWords({ day, isPast, mailing }: Disclosure): string {
  if (isPast) return copy.disclosurePast(dayWithWeekday(day));
  const mailed = mailing.isPast ? copy.mailingPast : copy.mailing(dayWithWeekday(mailing.day));
  return `${copy.disclosure(dayWithWeekday(day))} ${mailed}`;
}
