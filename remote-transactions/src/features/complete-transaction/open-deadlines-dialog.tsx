import type { ContractDate } from '@keydate/contracts/transactions';
import { isOverdue, type PropertyClock } from '@keydate/domain/deadlines';
import { StatusMark, tokens } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { styled } from 'styled-components';
import { copy } from './copy';

interface OpenDeadlinesDialogProps {
  /** In due order. */
  open: readonly ContractDate[];
  clock: PropertyClock;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Lists the open deadlines of a transaction, and asks if it closes all the same. */
export function OpenDeadlinesDialog({ open, clock, onConfirm, onCancel }: OpenDeadlinesDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={copy.askTitle(open.length)}
      confirmLabel={copy.closeAnyway}
      cancelLabel={copy.keepActive}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{copy.askText}</p>
      <OpenDeadlines aria-label={copy.openDeadlines}>
        {open.map((deadline) => (
          <li key={deadline._id}>
            <span>{deadline.title}</span>
            <Day>{deadline.date}</Day>
            {isOverdue(deadline, clock) && <StatusMark status="overdue" />}
          </li>
        ))}
      </OpenDeadlines>
    </ConfirmDialog>
  );
}

const OpenDeadlines = styled.ul`
  margin-top: ${tokens.gap[16]};
  border-top: 1px solid ${tokens.color.rule};
  font-size: ${tokens.size[14]};
  line-height: 20px;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${tokens.gap[16]};
    padding: ${tokens.gap[8]} 0;
    border-bottom: 1px solid ${tokens.color.rule};
    overflow-wrap: anywhere;
  }
`;

const Day = styled.span`
  white-space: nowrap;
  color: ${tokens.color.softInk};
  font-variant-numeric: tabular-nums;
`;
