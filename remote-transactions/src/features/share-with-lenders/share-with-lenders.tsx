import { useSignedInUser } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { hasTypedChanges } from '@keydate/forms/entries';
import { Button, LoadFailed, Skeleton, Stack } from '@keydate/ui';
import { Users } from '@keydate/ui/icons';
import { useState } from 'react';
import { useLenders } from '../../api/lenders';
import { copy } from './copy';
import { InviteLender } from './invite-lender';
import { LenderRow } from './lender-row';
import { Lenders, Lede } from './lenders.styles';
import { typedInvitations } from './typed-invitation.store';

/** The lenders of a transaction, for its owners: invited lenders, lenders who read it, and the parts that each of them sees. */
export function ShareWithLenders({ transaction }: { transaction: Transaction }) {
  const lenders = useLenders(transaction._id);
  const { _id: userId } = useSignedInUser();
  // half an invitation that outlived a session is shown again, without taking the focus
  const [inviting, setInviting] = useState<'resumed' | 'asked' | null>(() =>
    hasTypedChanges(typedInvitations, userId, transaction._id) ? 'resumed' : null,
  );
  if (lenders.isPending) return <Skeleton height="96px" />;
  if (lenders.data === undefined) return <LoadFailed onRetry={() => void lenders.refetch()}>{copy.failed}</LoadFailed>;
  const { data } = lenders;
  return (
    <Stack gap={12}>
      <Lede>{data.lenders.length === 0 ? `${copy.none} ${copy.lede}` : copy.lede}</Lede>
      {data.lenders.length > 0 && (
        <Lenders aria-label={copy.list}>
          {data.lenders.map((lender) => (
            <LenderRow key={lender._id} lender={lender} transaction={transaction} />
          ))}
        </Lenders>
      )}
      {transaction.status === 'Closed' && <Lede>{copy.closed}</Lede>}
      {transaction.status === 'Active' && inviting && (
        <InviteLender
          transaction={transaction}
          known={data.knownLenders}
          isAskedFor={inviting === 'asked'}
          onClose={() => setInviting(null)}
        />
      )}
      {transaction.status === 'Active' && !inviting && (
        <div>
          <Button variant="secondary" size="small" icon={Users} onClick={() => setInviting('asked')}>
            {copy.invite}
          </Button>
        </div>
      )}
    </Stack>
  );
}
