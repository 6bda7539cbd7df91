import type { Transaction } from '@keydate/contracts/transactions';
import { Button, LoadFailed, Skeleton, Stack } from '@keydate/ui';
import { Scale } from '@keydate/ui/icons';
import { useState } from 'react';
import { useLenders } from '../../api/lenders';
import { useQuestions } from '../../api/questions';
import { AskDialog } from './ask-dialog';
import { copy } from './copy';
import { QuestionThread } from './question-thread';
import { Lede, Questions } from './question.styles';

/** The questions to lenders about a transaction, for those whose transaction it is. */
export function GetSecondOpinion({ transaction }: { transaction: Transaction }) {
  const questions = useQuestions(transaction._id);
  const lenders = useLenders(transaction._id);
  const [isAsking, setAsking] = useState(false);
  if (questions.isPending || lenders.isPending) return <Skeleton height="96px" />;
  if (questions.data === undefined || lenders.data === undefined)
    return <QuestionsFailed onRetry={() => void Promise.all([questions.refetch(), lenders.refetch()])} />;
  const reading = lenders.data.lenders.filter(({ state }) => state === 'accepted');
  const isActive = transaction.status === 'Active';
  const canAsk = isActive && reading.length > 0;
  return (
    <Stack gap={16}>
      {isActive && reading.length === 0 && <Lede>{copy.nobody}</Lede>}
      {canAsk && questions.data.length === 0 && <Lede>{copy.none}</Lede>}
      {!isActive && <Lede>{copy.closedTransaction}</Lede>}
      {canAsk && (
        <div>
          <Button variant="secondary" size="small" icon={Scale} onClick={() => setAsking(true)}>
            {copy.ask}
          </Button>
        </div>
      )}
      {questions.data.length > 0 && (
        <Questions aria-label={copy.list}>
          {questions.data.map((question) => (
            <li key={question._id}>
              <QuestionThread question={question} transaction={transaction} />
            </li>
          ))}
        </Questions>
      )}
      {isAsking && canAsk && <AskDialog transaction={transaction} lenders={reading} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

/** The list could not be loaded. */
export function QuestionsFailed({ onRetry }: { onRetry: () => void }) {
  return <LoadFailed onRetry={onRetry}>{copy.failed}</LoadFailed>;
}
