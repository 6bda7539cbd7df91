import { useSignedInUser } from '@keydate/client';
import type { TransactionLender } from '@keydate/contracts/lenders';
import { askQuestion } from '@keydate/contracts/questions';
import { QUESTION_MAX } from '@keydate/contracts/limits';
import type { Transaction } from '@keydate/contracts/transactions';
import { addDays, compareDays, dayAt, type CalendarDay } from '@keydate/domain/calendar-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { useChangeButton } from '@keydate/forms/call';
import { useNow } from '@keydate/forms/time';
import { Button, notify, Stack, UnbrokenDays } from '@keydate/ui';
import { Checkbox, ChoiceGroup, NativeSelect, TextArea, TextInput } from '@keydate/ui/forms';
import { Dialog } from '@keydate/ui/overlays';
import { useRef, useState, type SubmitEvent } from 'react';
import { useAskQuestion } from '../../api/questions';
import { seesDate } from '../../domain/sharing-choices';
import { typedDay, typedText } from '@keydate/domain/typed-day';
import { validationMessage } from '../../domain/validation-message';
import { begunQuestions, type AskEntry } from '../../editing/questions.store';
import { copy } from './copy';
import { Aside } from './question.styles';
import { useRefusedFields } from './use-refused-fields';

interface AskDialogProps {
  transaction: Transaction;
  /** Those who read it. */
  lenders: readonly TransactionLender[];
  onClose: () => void;
}

const FORM = 'ask-lender';
const DUE_IN_DAYS = 3;

/** The form for a question to a lender. A typed question survives a reload, with its request id, so that it is sent once. */
export function AskDialog({ transaction, lenders, onClose }: AskDialogProps) {
  const key = `${useSignedInUser()._id} ${transaction._id}`;
  const today = dayAt(useNow(), timeZoneOfProperty(transaction));
  const [entry, setEntry] = useState<AskEntry>(
    () =>
      begunQuestions.load(key) ?? {
        requestId: crypto.randomUUID(),
        lender: '',
        question: '',
        dates: [],
        dueOn: typedText(addDays(today, DUE_IN_DAYS)),
      },
  );
  const [wasRefused, setRefused] = useState(false);
  const questionField = useRef<HTMLTextAreaElement>(null);
  const dueField = useRef<HTMLInputElement>(null);
  const asking = useAskQuestion(transaction._id);
  const refused = useRefusedFields(asking);
  // a lender who was withdrawn since cannot be asked
  const lender = lenders.find(({ _id }) => _id === entry.lender) ?? lenders[0];
  const seen = transaction.contractDates.filter((date) => lender && seesDate(lender, date));
  const dueOn = typedDay(entry.dueOn);
  const wrongQuestion = validationMessage(askQuestion.body.shape.question, entry.question);
  const wrongDay = problemOfDue(dueOn, today);
  const sending = useChangeButton(asking, {
    onDone: (asked) => {
      begunQuestions.clear(key);
      onClose();
      notify.success(copy.asked(asked.lender.fullName));
    },
    refusals: {
      // a deadline was removed or unshared meanwhile: its field says so
      BAD_INPUT: () => undefined,
      QUESTION_ASKED_BEFORE: (sentence) => {
        enter({ requestId: crypto.randomUUID() });
        notify.error(sentence, copy.askedBefore);
      },
    },
    failed: copy.failedAction,
  });
  const enter = (change: Partial<AskEntry>) => {
    refused.forget();
    const changed = { ...entry, ...change };
    setEntry(changed);
    begunQuestions.save(key, changed);
  };
  const toggle = (id: string, isChosen: boolean) =>
    enter({ dates: isChosen ? [...entry.dates, id] : entry.dates.filter((one) => one !== id) });
  const refusedDate = Object.entries(refused.fields).find(([name]) => name.startsWith('dates'))?.[1];
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(true);
    if (wrongQuestion) questionField.current?.focus();
    else if (wrongDay) dueField.current?.focus();
    else
      sending.press({
        requestId: entry.requestId,
        lender: lender?._id ?? '',
        question: entry.question,
        dates: seen.map(({ _id }) => _id).filter((id) => entry.dates.includes(id)),
        dueOn: dueOn ?? today,
      });
  };
  return (
    <Dialog
      isOpen
      title={copy.dialogTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" disabled={sending.isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={FORM} isBusy={sending.isBusy}>
            {copy.send}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} gap={16} noValidate onSubmit={handleSubmit}>
        <NativeSelect
          label={copy.lender}
          value={lender?._id}
          onChange={({ target }) => enter({ lender: target.value })}
        >
          {lenders.map(({ _id, email, lender: who }) => (
            <option key={_id} value={_id}>
              {who ? `${who.fullName}, ${who.company}` : email}
            </option>
          ))}
        </NativeSelect>
        <TextArea
          ref={questionField}
          label={copy.question}
          hint={copy.questionHint}
          maxLength={QUESTION_MAX}
          value={entry.question}
          error={(wasRefused ? wrongQuestion : undefined) ?? refused.fields.question}
          onChange={({ target }) => enter({ question: target.value })}
        />
        {seen.length === 0 ? (
          <p>{refusedDate ?? copy.noDates}</p>
        ) : (
          <ChoiceGroup legend={copy.dates} error={refusedDate}>
            <Stack gap={8}>
              <Aside>{copy.datesHint}</Aside>
              {seen.map(({ _id, title, date }) => (
                <Checkbox
                  key={_id}
                  label={<UnbrokenDays text={`${title}, ${date}`} />}
                  checked={entry.dates.includes(_id)}
                  onChange={({ target }) => toggle(_id, target.checked)}
                />
              ))}
            </Stack>
          </ChoiceGroup>
        )}
        <TextInput
          ref={dueField}
          label={copy.dueOn}
          placeholder={copy.dayFormat}
          autoComplete="off"
          value={entry.dueOn}
          error={(wasRefused ? wrongDay : undefined) ?? refused.fields.dueOn}
          onChange={({ target }) => enter({ dueOn: target.value })}
        />
      </Stack>
    </Dialog>
  );
}

function problemOfDue(dueOn: CalendarDay | null, today: CalendarDay): string | undefined {
  if (!dueOn) return copy.wrongDay;
  return compareDays(dueOn, today) < 0 ? copy.pastDay : undefined;
}
