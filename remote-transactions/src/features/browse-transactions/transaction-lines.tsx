import type { Transaction } from '@keydate/contracts/transactions';
import { useNow } from '@keydate/forms/time';
import { useMutedTransactions } from '../../api/muted-transactions';
import { copy } from './copy';
import { Line, Lines, LinesBox, LinesHead } from './list.styles';
import { TransactionRow } from './transaction-row';

/** Transactions as a list, one line each. */
export function TransactionLines({ of: transactions }: { of: readonly Transaction[] }) {
  const now = useNow();
  const muted = useMutedTransactions();
  return (
    <LinesBox>
      <ListHead />
      <Lines>
        {transactions.map((transaction) => (
          <Line key={transaction._id}>
            <TransactionRow transaction={transaction} now={now} isMuted={muted.includes(transaction._id)} />
          </Line>
        ))}
      </Lines>
    </LinesBox>
  );
}

/** For the eyes alone: each line says by itself what it shows. */
export function ListHead() {
  const { client, address, side, next, day, overdue } = copy.columns;
  return (
    <LinesHead aria-hidden>
      <span />
      {[client, address, side, next, day, overdue].map((column) => (
        <span key={column}>{column}</span>
      ))}
    </LinesHead>
  );
}
