import { useParams } from 'react-router-dom';
import { ReadTransaction } from '../features/read-transaction/read-transaction';

/** Spec § 2.8. */
export default function TransactionPage() {
  const { id = '' } = useParams();
  return <ReadTransaction key={id} id={id} />;
}
