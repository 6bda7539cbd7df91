import { useParams } from 'react-router-dom';
import { DeadlinePictures } from '../features/follow-deadlines/deadline-pictures';
import { ReadTransaction } from '../features/read-transaction/read-transaction';
import { LenderLayout } from './lender-layout';
import { TransactionLayout } from './transaction-layout';

/** Spec § 2.8. */
export default function TransactionPage() {
  const { id = '' } = useParams();
  return (
    <ReadTransaction key={id} id={id}>
      {({ transactions: transaction, invites, contract, pictures }) =>
        transaction.asLender ? (
          <LenderLayout transaction={transaction} asLender={transaction.asLender} />
        ) : (
          <DeadlinePictures value={pictures}>
            <TransactionLayout transaction={transaction} invites={invites} contract={contract} />
          </DeadlinePictures>
        )
      }
    </ReadTransaction>
  );
}
