import { paths } from '@keydate/client';
import type { TransactionLender } from '@keydate/contracts/lenders';
import type { Transaction } from '@keydate/contracts/transactions';
import { dayAt } from '@keydate/domain/calendar-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { useChangeButton } from '@keydate/forms/call';
import { useNow } from '@keydate/forms/time';
import { Button, ButtonLink, Cluster, Icon, notify, UnbrokenDays } from '@keydate/ui';
import { MessageSquare } from '@keydate/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useResendLenderInvitation } from '../../api/lenders';
import { copy } from './copy';
import { SharingDialog } from './sharing-dialog';
import { WithdrawLender } from './withdraw-lender';

interface LenderRowProps {
  lender: TransactionLender;
  transaction: Transaction;
}

/** A lender with their state on the transaction, and the buttons to change it. */
export function LenderRow({ lender, transaction }: LenderRowProps) {
  const { _id, email, state, expiresAt } = lender;
  const now = useNow();
  const [open, setOpen] = useState<'sharing' | 'withdrawal' | null>(null);
  const resending = useChangeButton(useResendLenderInvitation(_id, transaction._id), {
    onDone: () => notify.success(copy.sent(email)),
    failed: copy.failedAction,
  });
  const who = lender.lender?.fullName ?? email;
  const isOver = state !== 'invited' && state !== 'accepted';
  const hasExpired = state === 'invited' && new Date(expiresAt) <= now;
  const becameSo = lender.endedAt ?? lender.answeredAt ?? lender.sentAt;
  const day = dayAt(new Date(becameSo), timeZoneOfProperty(transaction));
  return (
    <li>
      <div>
        <strong>{who}</strong>
        {lender.lender && <p>{`${lender.lender.company} · ${email}`}</p>}
        <p>
          <UnbrokenDays text={hasExpired ? copy.expired : copy.states[state](day)} />
        </p>
      </div>
      {!isOver && (
        <Cluster gap={8}>
          {state === 'accepted' && lender.lender && transaction.status === 'Active' && (
            <ButtonLink
              as={Link}
              to={paths.conversation(lender.lender._id)}
              variant="secondary"
              size="small"
              aria-label={copy.messageTo(who)}
            >
              <Icon of={MessageSquare} size={16} />
              {copy.message}
            </ButtonLink>
          )}
          <Button variant="secondary" size="small" aria-label={copy.shareWith(who)} onClick={() => setOpen('sharing')}>
            {copy.share}
          </Button>
          {state === 'invited' && transaction.status === 'Active' && (
            <Button
              variant="ghost"
              size="small"
              isBusy={resending.isBusy}
              aria-label={copy.resendTo(email)}
              onClick={() => resending.press()}
            >
              {copy.resend}
            </Button>
          )}
          <Button variant="ghost" size="small" aria-label={copy.withdrawOf(who)} onClick={() => setOpen('withdrawal')}>
            {copy.withdraw}
          </Button>
        </Cluster>
      )}
      {open === 'sharing' && (
        <SharingDialog lender={lender} who={who} transaction={transaction} onClose={() => setOpen(null)} />
      )}
      {open === 'withdrawal' && (
        <WithdrawLender lender={lender} who={who} transactionId={transaction._id} onClose={() => setOpen(null)} />
      )}
    </li>
  );
}
