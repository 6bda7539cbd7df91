import { paths } from '@keydate/client';
import type { Question } from '@keydate/contracts/questions';
import { dayWithWeekday } from '@keydate/domain/calendar-day';
import { Button, ButtonLink, Notice, Stack, UnbrokenDays } from '@keydate/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWaitingQuestions } from '../../api/questions';
import { copy } from './copy';

const SHOWN_AT_FIRST = 3;

/** The questions that wait for the person, the most urgent first. Nothing if there are none, or while they load. */
export function SeeWaitingQuestions() {
  const { data = [] } = useWaitingQuestions();
  const [showsAll, setShowsAll] = useState(false);
  if (data.length === 0) return null;
  const shown = showsAll ? data : data.slice(0, SHOWN_AT_FIRST);
  const hidden = data.length - shown.length;
  return (
    <Stack as="section" gap={8} aria-label={copy.title}>
      {shown.map((question) => (
        <WaitingQuestion key={question._id} question={question} />
      ))}
      {hidden > 0 && (
        <div>
          <Button variant="ghost" size="small" onClick={() => setShowsAll(true)}>
            {copy.more(hidden)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function WaitingQuestion({ question }: { question: Question }) {
  const { _id, isOverdue, side, transaction } = question;
  const isToAnswer = side === 'lender';
  const due = dueWords(question);
  return (
    <Notice
      tone={isOverdue ? 'warn' : 'info'}
      title={titleOf(question)}
      action={
        <ButtonLink
          as={Link}
          to={`${paths.transaction(transaction._id)}#question-${encodeURIComponent(_id)}`}
          variant="secondary"
          size="small"
          aria-label={isToAnswer ? copy.answerOf(transaction.street) : copy.seeOf(transaction.street)}
        >
          {isToAnswer ? copy.answer : copy.see}
        </ButtonLink>
      }
    >
      {`${transaction.clientName}, ${transaction.street}, ${transaction.city}`}
      {due && <br />}
      <UnbrokenDays text={due} />
    </Notice>
  );
}

function titleOf({ side, state, askedBy, lender }: Question): string {
  if (side === 'lender') return copy.toAnswer(askedBy);
  return state === 'asked' ? copy.unanswered(lender.fullName) : copy.proposed(lender.fullName);
}

/** By when the answer is wanted; '' once there is one. */
function dueWords({ state, isOverdue, isDueToday, dueOn }: Question): string {
  if (state !== 'asked') return '';
  const day = dayWithWeekday(dueOn);
  if (isOverdue) return copy.overdueSince(day);
  return isDueToday ? copy.dueToday : copy.due(day);
}
