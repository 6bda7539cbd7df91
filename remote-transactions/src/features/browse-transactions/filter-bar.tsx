import type { TransactionStatus } from '@keydate/contracts/transactions';
import type { SideCategory } from '@keydate/domain/contract-type';
import { Cluster, PillSwitcher, type PillTab } from '@keydate/ui';
import { SIDES, STATUSES, type TransactionFilters } from '../../domain/transaction-filters';

interface FilterBarProps {
  filters: TransactionFilters;
  onChange: (change: Partial<TransactionFilters>) => void;
  /** The list that the filters switch. */
  panelId: string;
}

const SIDE_TABS: readonly PillTab<SideCategory>[] = SIDES.map((title) => ({ title }));
const STATUS_TABS: readonly PillTab<TransactionStatus>[] = STATUSES.map((title) => ({ title }));

/** Spec § 2.6: the side filter and the status filter, the switcher's two looks. */
export function FilterBar({ filters, onChange, panelId }: FilterBarProps) {
  return (
    <Cluster justify="space-between" gap={16}>
      <PillSwitcher
        label="Side"
        variant="underlined"
        tabs={SIDE_TABS}
        selected={filters.side}
        onSelect={(side) => onChange({ side })}
        panelId={panelId}
      />
      <PillSwitcher
        label="Status"
        variant="filled"
        tabs={STATUS_TABS}
        selected={filters.status}
        onSelect={(status) => onChange({ status })}
        panelId={panelId}
      />
    </Cluster>
  );
}
