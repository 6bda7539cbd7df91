import { useChangeButton } from '@keydate/forms/call';
import { Button, Notice, notify } from '@keydate/ui';
import { useMutedTransactions } from '../../api/muted-transactions';
import { useMuteMails } from '../../api/transaction-reminders';
import { copy } from './copy';

/** On the page of a transaction about which the person gets no emails: says so, and turns them on again. */
export function MutedNotice({ transactionId }: { transactionId: string }) {
  const { press, isBusy } = useChangeButton(useMuteMails(transactionId), {
    onDone: () => notify.success(copy.isOn),
    failed: (sentence) => notify.error(copy.failed, sentence),
  });
  if (!useMutedTransactions().includes(transactionId)) return null;
  return (
    <Notice
      tone="warn"
      title={copy.title}
      action={
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => press(false)}>
          {copy.turnOn}
        </Button>
      }
    >
      {copy.why}
    </Notice>
  );
}
