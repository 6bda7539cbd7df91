import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { Button, StatusMark } from '@keydate/ui';
import { useState } from 'react';
import { copy } from './copy';
import { Bar } from './timeline.styles';
import { useCheckOffHere } from '../../editing/use-check-off-here';

/** From this many on, they can be checked off at once. */
const AT_ONCE_MIN = 2;

interface OverdueBarProps {
  transaction: Transaction;
  overdue: readonly ContractDate[];
}

/** How many deadlines have passed unchecked, with one button for all of them, which also takes that back. */
export function OverdueBar({ transaction, overdue }: OverdueBarProps) {
  const { checkOff, saving } = useCheckOffHere(transaction);
  const [checkedIds, setCheckedIds] = useState<readonly string[]>([]);
  const checked = transaction.contractDates.filter(({ _id, done }) => done !== null && checkedIds.includes(_id));
  const isBusy = saving !== undefined;

  const handleCheckAll = () => {
    setCheckedIds(overdue.map(({ _id }) => _id));
    checkOff(overdue, true);
  };
  if (overdue.length >= AT_ONCE_MIN) {
    return (
      <Bar>
        <StatusMark status="overdue">{copy.overdue(overdue.length)}</StatusMark>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={handleCheckAll}>
          {copy.checkAllOff}
        </Button>
      </Bar>
    );
  }
  if (checked.length < AT_ONCE_MIN) return null;
  return (
    <Bar>
      <StatusMark status="done">{copy.allCheckedOff(checked.length)}</StatusMark>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => checkOff(checked, false)}>
        {copy.undo}
      </Button>
    </Bar>
  );
}
