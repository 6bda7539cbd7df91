import { useSignedInUser } from '@keydate/client';
import type { TakenDeadline } from '@keydate/contracts/reminders';
import { useChangeButton } from '@keydate/forms/call';
import { Button, notify } from '@keydate/ui';
import { useRef } from 'react';
import { useGiveBack } from '../../api/notifications';
import { peopleWhoHaveIt } from '../../domain/people-who-have-it';
import { usePassFocus } from '../../ui/use-pass-focus';
import { copy } from './copy';
import { SettledLine } from './timeline.styles';

interface TakenByProps {
  title: string;
  taken: readonly TakenDeadline[];
  transactionId: string;
  /** Nothing can be given back after the deadline's end. */
  isOver: boolean;
}

/** The people who have a deadline. One who has it can give it back here, also without reminders in the app. */
export function TakenBy({ title, taken, transactionId, isOver }: TakenByProps) {
  const { _id: readerId } = useSignedInUser();
  const people = [...new Map(taken.map(({ by }) => [by._id, by])).values()];
  const own = taken.flatMap(({ reminderId }) => reminderId ?? []);
  return (
    <SettledLine>
      <p>{peopleWhoHaveIt(people, readerId)}</p>
      {own.length > 0 && !isOver && <GiveBack title={title} reminderIds={own} transactionId={transactionId} />}
    </SettledLine>
  );
}

interface GiveBackProps {
  title: string;
  /** Of the reader's answers. */
  reminderIds: readonly string[];
  transactionId: string;
}

function GiveBack({ title, reminderIds, transactionId }: GiveBackProps) {
  const button = useRef<HTMLButtonElement>(null);
  usePassFocus(button, (own) => own.closest('li')?.querySelectorAll<HTMLElement>('input, button') ?? []);
  const { press, isBusy } = useChangeButton(useGiveBack(transactionId), {
    failed: (sentence) => notify.error(copy.notGivenBack, sentence),
  });
  return (
    <Button
      ref={button}
      variant="ghost"
      size="small"
      isBusy={isBusy}
      aria-label={copy.giveBackOf(title)}
      onClick={() => press(reminderIds)}
    >
      {copy.giveBack}
    </Button>
  );
}
