import type { Transaction } from '@keydate/contracts/transactions';
import { Skeleton } from '@keydate/ui';
import { useQuestions } from '../../api/questions';
import { copy } from './copy';
import { QuestionsFailed } from './get-second-opinion';
import { QuestionThread } from './question-thread';
import { Lede, Questions } from './question.styles';

/** The questions to a lender about a transaction, with the form to answer. */
export function GiveSecondOpinion({ transaction }: { transaction: Transaction }) {
  const questions = useQuestions(transaction._id);
  if (questions.isPending) return <Skeleton height="48px" />;
  if (questions.data === undefined) return <QuestionsFailed onRetry={() => void questions.refetch()} />;
  if (questions.data.length === 0) return <Lede>{copy.noneForLender}</Lede>;
  return (
    <Questions aria-label={copy.list}>
      {questions.data.map((question) => (
        <li key={question._id}>
          <QuestionThread question={question} transaction={transaction} />
        </li>
      ))}
    </Questions>
  );
}
