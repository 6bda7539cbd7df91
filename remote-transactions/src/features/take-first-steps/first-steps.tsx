import { paths, useSignedInUser } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { isCompanyOfLenders } from '@keydate/domain/roles';
import { IconButton } from '@keydate/ui';
import { X } from '@keydate/ui/icons';
import { useEffect, useSyncExternalStore } from 'react';
import { useHasChosenReminders, useHasInvited } from '../../api/first-steps';
import { useTransactionList } from '../../api/list-transactions';
import { copy } from './copy';
import { firstStepsStore } from './first-steps.store';
import { Head, Steps, StepsBox } from './first-steps.styles';
import { Step } from './step';

interface FirstStepsProps {
  /** The person's active transactions. */
  transactions: readonly Transaction[];
  onStart: () => void;
}

/** Three steps of a new person, which tick themselves off and go away. Not for lenders, whom realtors invite. */
export function FirstSteps(props: FirstStepsProps) {
  const { _id: userId, company } = useSignedInUser();
  const stored = useSyncExternalStore(firstStepsStore.subscribe, () => firstStepsStore.load(userId));
  if (stored?.isOver || (company && isCompanyOfLenders(company.owner))) return null;
  return <OpenSteps {...props} userId={userId} hasSeenReminders={stored?.hasSeenReminders ?? false} />;
}

interface OpenStepsProps extends FirstStepsProps {
  userId: string;
  hasSeenReminders: boolean;
}

function OpenSteps({ transactions, onStart, userId, hasSeenReminders }: OpenStepsProps) {
  const closedCount = useTransactionList(userId, { side: 'All', status: 'Closed' }).data?.length;
  const hasChosen = useHasChosenReminders(transactions);
  const hasInvited = useHasInvited(transactions);
  const isKnown = closedCount !== undefined && hasChosen !== undefined && hasInvited !== undefined;
  const hasContract = transactions.length > 0;
  const hasReminders = hasSeenReminders || hasChosen === true;
  // somebody who has closed a transaction is not new
  const isOver = isKnown && (closedCount > 0 || (hasContract && hasReminders && hasInvited));
  const end = () => firstStepsStore.save(userId, { hasSeenReminders, isOver: true });
  useEffect(() => {
    if (isOver) firstStepsStore.save(userId, { hasSeenReminders, isOver });
  }, [isOver, userId, hasSeenReminders]);

  if (!isKnown || isOver) return null;
  return (
    <StepsBox aria-label={copy.title}>
      <Head>
        <h2>{copy.title}</h2>
        <IconButton label={copy.hide} icon={X} onClick={end} />
      </Head>
      <Steps>
        <Step words={copy.contract} isDone={hasContract} onPress={onStart} />
        <Step
          words={copy.reminders}
          isDone={hasReminders}
          to={`${paths.settings}/personal`}
          onPress={() => firstStepsStore.save(userId, { hasSeenReminders: true, isOver: false })}
        />
        <Step words={copy.invite} isDone={hasInvited} to={paths.settings} />
      </Steps>
    </StepsBox>
  );
}
