import { useParams } from 'react-router-dom';
import { ReadTransaction } from '../features/read-transaction/read-transaction';
import { TransactionLayout } from './transaction-layout';

/** Spec § 2.8. */
export default function TransactionPage() {
  const { id = '' } = useParams();
  return (
    <ReadTransaction key={id} id={id}>
      {({ transactions: transaction, invites }) => <TransactionLayout transaction={transaction} invites={invites} />}
    </ReadTransaction>
  );
}
