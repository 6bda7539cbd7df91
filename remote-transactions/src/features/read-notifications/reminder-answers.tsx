import { useSignedInUser } from '@keydate/client';
import type { NotificationShown, ReminderAnswers as AnswersShown } from '@keydate/contracts/reminders';
import { momentInWords } from '@keydate/domain/moment-in-words';
import { remindChoices } from '@keydate/domain/remind-me';
import { useChangeButton } from '@keydate/forms/call';
import { useFocusBack } from '@keydate/forms/focus';
import { useTimeZone } from '@keydate/forms/time';
import { Button } from '@keydate/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useAnswerReminder, type ReminderAnswer } from '../../api/notifications';
import { peopleWhoHaveIt } from '../../domain/people-who-have-it';
import { usePassFocus } from '../../ui/use-pass-focus';
import { copy } from './copy';
import { AnswerLine } from './notifications.styles';
import { RemindAgain } from './remind-again';

interface ReminderAnswersProps {
  reminder: NotificationShown;
  answers: AnswersShown;
  now: Date;
  onAnswered: () => void;
}

/** The people who have a deadline, and the answers to its reminder: it is done, the reader has it, or wants one more reminder. */
export function ReminderAnswers({ reminder, answers, now, onAnswered }: ReminderAnswersProps) {
  const { title, transaction, endsAt } = reminder;
  const { takenBy, remindAt, canAnswer, canSettle, canRemind } = answers;
  const { _id: readerId } = useSignedInUser();
  const timeZone = useTimeZone();
  const [isChoosing, setChoosing] = useState(false);
  const remindButton = useRef<HTMLButtonElement>(null);
  useFocusBack(isChoosing, remindButton);
  const answer = useChangeButton(useAnswerReminder(reminder), {
    onDone: () => {
      setChoosing(false);
      onAnswered();
    },
    failed: copy.answerFailed,
  });
  const choices = remindChoices(now, { endsAt: new Date(endsAt), timeZone });
  const hasIt = takenBy.some(({ _id }) => _id === readerId);
  const button = (words: string, body: ReminderAnswer) => (
    <Button variant="secondary" size="small" isBusy={answer.isBusy} onClick={() => answer.press(body)}>
      {words}
    </Button>
  );
  return (
    <>
      {takenBy.length > 0 && <p>{peopleWhoHaveIt(takenBy, readerId)}</p>}
      {remindAt && <p>{copy.willRemind(momentInWords(new Date(remindAt), timeZone))}</p>}
      {canAnswer && new Date(endsAt) > now && (
        <Answers label={copy.answers(title, transaction.clientName)}>
          {isChoosing ? (
            <RemindAgain
              now={now}
              endsAt={new Date(endsAt)}
              isAsked={remindAt !== null}
              isBusy={answer.isBusy}
              onChoose={(at) => answer.press({ remindAt: at })}
              onCancel={() => setChoosing(false)}
            />
          ) : (
            <>
              {canSettle && button(copy.done, { isDone: true })}
              {button(hasIt ? copy.giveBack : copy.gotIt, { hasIt: !hasIt })}
              {canRemind && (remindAt !== null || choices.length > 0) && (
                <Button ref={remindButton} variant="ghost" size="small" onClick={() => setChoosing(true)}>
                  {copy.remindMe}
                </Button>
              )}
            </>
          )}
        </Answers>
      )}
    </>
  );
}

/** The buttons disappear once the deadline is done: then the link of the reminder has the focus. */
function Answers({ label, children }: { label: string; children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  usePassFocus(line, (own) => own.closest('li')?.querySelectorAll('a') ?? []);
  return (
    <AnswerLine ref={line} role="group" aria-label={label}>
      {children}
    </AnswerLine>
  );
}
