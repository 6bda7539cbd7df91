import { paths } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { notify } from '@keydate/ui';
import { useNavigate } from 'react-router-dom';
import { useIsHere } from './use-is-here';

/** A word to whoever has left before they could be told in its place that a change was refused; it leads back to the transaction. */
export function useWordAfter() {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return {
    isHere,
    sayRefused: (title: string, why: string, { _id, street }: Transaction) =>
      notify.error(title, `${street}: ${why}`, {
        label: 'Look at it',
        onPress: () => void navigate(paths.transaction(_id)),
      }),
  };
}
