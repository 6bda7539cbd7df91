import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { useChangeButton } from '@keydate/forms/call';
import { Button, notify } from '@keydate/ui';
import { useState } from 'react';
import { useChangeCounts } from '../../api/change-counts';
import { disclosureOfClosing } from '../../domain/disclosure-of-closing';
import { copy } from './copy';
import { DisclosureLine } from './disclosure-line';
import { MarkClosing } from './mark-closing';
import { Choices } from './timeline.styles';

interface ClosingFactsProps {
  deadline: ContractDate;
  transaction: Transaction;
  today: CalendarDay;
}

/** Below the closing of an active transaction: the Closing Disclosure's days, and for its company the choices that it has. */
export function ClosingFacts({ deadline, transaction, today }: ClosingFactsProps) {
  const { no_loan: noLoan, asLender } = transaction;
  const [isMarking, setMarking] = useState(false);
  const saving = useChangeButton(useChangeCounts(), {
    onDone: (saved) => notify.success(copy.loanSaved(saved.no_loan)),
    failed: copy.failed,
  });
  const disclosure = disclosureOfClosing(deadline, transaction, today);
  return (
    <>
      {disclosure && <DisclosureLine disclosure={disclosure} />}
      {noLoan && <p>{copy.noLoan}</p>}
      {asLender === null && (
        <Choices gap={8}>
          <Button
            variant="secondary"
            size="small"
            isBusy={saving.isBusy}
            onClick={() => saving.press({ from: transaction, change: { no_loan: !noLoan } })}
          >
            {noLoan ? copy.setLoan : copy.setNoLoan}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setMarking(true)}>
            {copy.anotherClosing}
          </Button>
        </Choices>
      )}
      {isMarking && <MarkClosing transaction={transaction} onClose={() => setMarking(false)} />}
    </>
  );
}
