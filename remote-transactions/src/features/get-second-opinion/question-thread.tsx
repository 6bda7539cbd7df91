import type { Question } from '@keydate/contracts/questions';
import type { Transaction } from '@keydate/contracts/transactions';
import { dayAt, dayWithWeekday } from '@keydate/domain/calendar-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { StatusMark, Tag, UnbrokenDays } from '@keydate/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AnswerForm } from './answer-form';
import { copy } from './copy';
import { EndQuestion } from './end-question';
import { ProposedDays } from './proposed-days';
import { Answer, Aside, Dates, Said, Thread } from './question.styles';

interface QuestionThreadProps {
  question: Question;
  transaction: Transaction;
}

/** A question with all that was said and decided about it, and what the reader can do next. */
export function QuestionThread({ question, transaction }: QuestionThreadProps) {
  const { _id, side, state, askedBy, lender, dates, dueOn, answer, proposals } = question;
  const zone = timeZoneOfProperty(transaction);
  const dayOf = (moment: string) => dayAt(new Date(moment), zone);
  const thread = useThreadOfLink(_id);
  const asked = dayOf(question.askedAt);
  const answered = dayOf(question.answeredAt ?? question.askedAt);
  return (
    <Thread ref={thread} tabIndex={-1} aria-labelledby={`asked-${_id}`}>
      <State question={question} />
      <h3 id={`asked-${_id}`}>
        <UnbrokenDays
          text={side === 'lender' ? copy.askedYou(askedBy, asked) : copy.askedOf(askedBy, lender.fullName, asked)}
        />
      </h3>
      <Said>{question.question}</Said>
      {dates.length > 0 && (
        <Dates aria-label={copy.about}>
          {dates.map(({ _id: id, title, date }) => (
            <li key={id}>
              {title}
              <span>{date}</span>
            </li>
          ))}
        </Dates>
      )}
      {state === 'asked' && (
        <Aside>
          <UnbrokenDays text={copy.due(dayWithWeekday(dueOn))} />
        </Aside>
      )}
      {answer !== null && (
        <Answer>
          <Aside>
            <UnbrokenDays
              text={side === 'lender' ? copy.youAnswered(answered) : copy.answeredBy(lender.fullName, answered)}
            />
          </Aside>
          <Said>{answer}</Said>
          {proposals.length > 0 && <ProposedDays question={question} transaction={transaction} />}
        </Answer>
      )}
      {side === 'lender' && state === 'asked' && transaction.status === 'Active' && (
        <AnswerForm question={question} transaction={transaction} />
      )}
      {side === 'realtor' && (state === 'asked' || state === 'answered') && <EndQuestion question={question} />}
    </Thread>
  );
}

function State({ question: { state, isOverdue, side } }: { question: Question }) {
  if (isOverdue) return <StatusMark status="overdue">{copy.overdue}</StatusMark>;
  if (state === 'asked' && side === 'lender') return <StatusMark status="soon">{copy.toAnswer}</StatusMark>;
  if (state === 'answered') return <StatusMark status="done">{copy.states.answered}</StatusMark>;
  return (
    <div>
      <Tag>{copy.states[state]}</Tag>
    </div>
  );
}

/** Brings the question that the address names into view, and the focus to it. */
function useThreadOfLink(id: string) {
  const thread = useRef<HTMLElement>(null);
  const isLinkedTo = useLocation().hash === `#question-${encodeURIComponent(id)}`;
  useEffect(() => {
    if (!isLinkedTo) return undefined;
    // after the shell has scrolled to the top of the page it opened
    const frame = requestAnimationFrame(() => {
      thread.current?.scrollIntoView({ block: 'start' });
      thread.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isLinkedTo]);
  return thread;
}
