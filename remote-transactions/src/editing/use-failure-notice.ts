import { paths } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { useIsMounted } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { useNavigate } from 'react-router-dom';
import { copy } from './copy';

/** The notice that a change was refused, for a person who has left its place meanwhile; it leads back to the transaction. */
export function useFailureNotice() {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return {
    isMounted,
    notifyFailure: (title: string, why: string, { _id, street }: Pick<Transaction, '_id' | 'street'>) =>
      notify.error(title, `${street}: ${why}`, {
        label: copy.openTransaction,
        onPress: () => void navigate(paths.transaction(_id)),
      }),
  };
}
