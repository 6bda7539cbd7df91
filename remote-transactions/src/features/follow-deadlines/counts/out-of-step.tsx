import type { Transaction } from '@keydate/contracts/transactions';
import { loadLater } from '@keydate/forms/later';
import { Button, Notice } from '@keydate/ui';
import { useMemo, useState } from 'react';
import { useOwnDaysOff } from '../../../api/own-days-off';
import { previewOf } from '../../../domain/counted-transaction';
import { copy } from './copy';

const ChangeCounting = loadLater(async () => (await import('./change-counting')).ChangeCounting, {
  title: copy.title,
  fallback: null,
  close: ({ onClose }) => onClose(),
});

const NOTHING: ReadonlySet<string> = new Set();

/** Says that dates are not on their counted days, because what they count from was changed without them. */
export function OutOfStep({ transaction }: { transaction: Transaction }) {
  const [isOpen, setOpen] = useState(false);
  const ownDaysOff = useOwnDaysOff();
  const { moves } = useMemo(() => previewOf(transaction, {}, { kept: NOTHING, ownDaysOff }), [transaction, ownDaysOff]);
  if (moves.length === 0 && !isOpen) return null;
  return (
    <Notice
      tone="warn"
      title={copy.outOfStepTitle(moves.length)}
      action={
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {copy.showMoves}
        </Button>
      }
    >
      {copy.outOfStep}
      {isOpen && <ChangeCounting transaction={transaction} onClose={() => setOpen(false)} />}
    </Notice>
  );
}
