import { remindChoices, type RemindChoice } from '@keydate/domain/remind-me';
import { momentInWords, timeLeftInWords, timeZoneInWords } from '@keydate/domain/moment-in-words';
import { timeInWords } from '@keydate/domain/time-of-day';
import { wallClockAt } from '@keydate/domain/zoned-moment';
import { ERRORS } from '@keydate/contracts/errors';
import type { PlainPage } from '../../plain-page';
import type { Answerable } from './answerable';
import { hasItInWords } from './taker-shown';
import type { LinkedReminder } from './use-cases/answer-by-link';

/** The answers to a reminder without a session. Opening it changes nothing, because mail scanners follow links. */
export function answerPage(
  { reminder, transaction, deadline, member, answers, timeZone }: LinkedReminder,
  { now, refused }: { now: Date; refused: string | null },
): PlainPage {
  const { takenBy, remindAt, canRemind } = answers;
  const hasIt = takenBy.some(({ _id }) => _id === member.id);
  const offered = canRemind ? remindChoices(now, { endsAt: deadline.endsAt, timeZone }) : [];
  const choices = offered.flatMap(({ choice, at }) => (choice === 'later-morning' ? [] : { choice, at }));
  return {
    title: deadline.title,
    text: [
      ...(refused ? [refused] : []),
      `It ends ${momentInWords(deadline.endsAt, deadline.timeZone)}: ${timeLeftInWords(now, deadline.endsAt)} left.`,
      `${transaction.street}, ${transaction.city}`,
      ...hasItInWords(takenBy),
      ...(remindAt
        ? [`${member.fullName} will be reminded again ${momentInWords(new Date(remindAt), timeZone)}.`]
        : []),
    ],
    forms: [
      ...(hasIt
        ? []
        : [
            {
              hint: `Everyone who got this reminder will see that ${member.fullName} has it.`,
              buttons: [{ label: 'I’ve got it', name: 'answer', value: 'got-it' }],
            },
          ]),
      ...(choices.length === 0
        ? []
        : [
            {
              heading: `Remind ${member.fullName} again`,
              hint: `In ${timeZoneInWords(timeZone)}, before the deadline ends.`,
              buttons: choices.map(({ choice, at }) => ({
                label: labelOf(choice, at, timeZone),
                name: 'remindAt',
                value: at.toISOString(),
                isSecondary: true,
              })),
            },
          ]),
    ],
    // lenders cannot settle a deadline
    ...(member.companyId === transaction.companyId && {
      link: {
        label: 'It is done: sign in to check it off',
        href: `/transaction/${encodeURIComponent(transaction.id)}#deadline-${encodeURIComponent(reminder.dateId)}`,
      },
    }),
  };
}

function labelOf(choice: Exclude<RemindChoice, 'later-morning'>, at: Date, timeZone: string): string {
  const time = timeInWords(wallClockAt(at, timeZone).time);
  const words: Record<typeof choice, string> = {
    'in-an-hour': `In 1 hour, ${time}`,
    'this-evening': `This evening, ${time}`,
    'tomorrow-morning': `Tomorrow, ${time}`,
  };
  return words[choice];
}

/** The page of a link whose deadline can no longer be answered: it says nothing about the deadline. */
export function refusedPage(refusal: NonNullable<Answerable['refusal']>): PlainPage {
  return { title: 'This reminder is out of date', text: ERRORS[refusal].message };
}

export function unknownPage(): PlainPage {
  return {
    title: 'This link does not work',
    text: 'It may have been cut off, or its reader no longer sees this transaction. Open it from the email again.',
  };
}
