import { useSignedInUser } from '@keydate/client';
import { answerQuestion, type Question } from '@keydate/contracts/questions';
import { QUESTION_MAX } from '@keydate/contracts/limits';
import type { Transaction } from '@keydate/contracts/transactions';
import { useChangeButton } from '@keydate/forms/call';
import { Button, notify, Stack } from '@keydate/ui';
import { ChoiceGroup, TextArea, TextInput } from '@keydate/ui/forms';
import { useRef, useState, type SubmitEvent } from 'react';
import { useAnswerQuestion } from '../../api/questions';
import { typedDay } from '@keydate/domain/typed-day';
import { validationMessage } from '../../domain/validation-message';
import { begunAnswers, type AnswerEntry } from '../../editing/questions.store';
import { copy } from './copy';
import { useRefusedFields } from './use-refused-fields';

interface AnswerFormProps {
  question: Question;
  transaction: Transaction;
}

const NOTHING: AnswerEntry = { answer: '', days: {} };

/** Asks a lender for their answer, and for another day if one is better. A typed answer survives a reload. */
export function AnswerForm({ question: { _id, dates: asked }, transaction }: AnswerFormProps) {
  const key = `${useSignedInUser()._id} ${_id}`;
  const [entry, setEntry] = useState(() => begunAnswers.load(key) ?? NOTHING);
  const [wasRefused, setRefused] = useState(false);
  const answerField = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const answering = useAnswerQuestion(_id, transaction._id);
  const wrongAnswer = validationMessage(answerQuestion.body.shape.answer, entry.answer);
  // the days as they are now; a deadline that was removed, or is not shared any more, takes no proposal
  const dates = transaction.contractDates.flatMap((date) => {
    const before = asked.find((one) => one._id === date._id);
    return before ? { ...date, was: before.date, words: (entry.days[date._id] ?? '').trim() } : [];
  });
  const sent = dates.flatMap(({ _id: dateId, words }) => {
    const to = typedDay(words);
    return to ? { dateId, to } : [];
  });
  const refused = useRefusedFields(answering);
  const wrongDay = ({ words, date }: (typeof dates)[number]) => {
    if (words !== '' && !typedDay(words)) return copy.wrongDay;
    return typedDay(words) === date ? copy.sameDay : undefined;
  };
  const refusedDay = (id: string) => refused.fields[`proposals.${sent.findIndex(({ dateId }) => dateId === id)}.to`];
  const isDateGone = Object.keys(refused.fields).some((name) => name.endsWith('.dateId'));
  const sending = useChangeButton(answering, {
    onDone: () => {
      begunAnswers.clear(key);
      notify.success(copy.answerSent);
    },
    // a deadline was moved, removed or unshared meanwhile: its field says so, or goes
    refusals: { BAD_INPUT: () => undefined },
    failed: copy.failedAction,
  });
  const enter = (change: Partial<AnswerEntry>) => {
    refused.forget();
    const changed = { ...entry, ...change };
    setEntry(changed);
    begunAnswers.save(key, changed);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(true);
    const wrongAt = dates.findIndex((date) => wrongDay(date));
    if (wrongAnswer) answerField.current?.focus();
    else if (wrongAt >= 0) form.current?.querySelectorAll('input')[wrongAt]?.focus();
    else sending.press({ answer: entry.answer, proposals: sent });
  };
  return (
    <Stack as="form" ref={form} gap={16} noValidate onSubmit={handleSubmit}>
      <TextArea
        ref={answerField}
        label={copy.answer}
        maxLength={QUESTION_MAX}
        value={entry.answer}
        error={(wasRefused ? wrongAnswer : undefined) ?? refused.fields.answer}
        onChange={({ target }) => enter({ answer: target.value })}
      />
      {dates.length > 0 && (
        <ChoiceGroup legend={copy.propose}>
          <Stack gap={12}>
            {dates.map((date) => (
              <TextInput
                key={date._id}
                label={copy.proposeFor(date.title)}
                hint={date.date === date.was ? copy.now(date.date) : copy.nowWas(date.date, date.was)}
                placeholder={copy.dayFormat}
                inputMode="numeric"
                autoComplete="off"
                value={entry.days[date._id] ?? ''}
                error={(wasRefused ? wrongDay(date) : undefined) ?? refusedDay(date._id)}
                onChange={({ target }) => enter({ days: { ...entry.days, [date._id]: target.value } })}
              />
            ))}
          </Stack>
        </ChoiceGroup>
      )}
      {isDateGone && <p role="alert">{copy.gone}</p>}
      <div>
        <Button type="submit" isBusy={sending.isBusy}>
          {copy.sendAnswer}
        </Button>
      </div>
    </Stack>
  );
}
