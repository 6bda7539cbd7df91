import type { TransactionStatus } from '@keydate/contracts/transactions';
import type { SideCategory } from '@keydate/domain/contract-type';
import { Cluster, PillSwitcher, type PillTab } from '@keydate/ui';
import { SIDES, STATUSES, type TransactionFilters } from '../../domain/transaction-filters';
import { copy } from './copy';

interface FilterBarProps {
  filters: TransactionFilters;
  onChange: (change: Partial<TransactionFilters>) => void;
  /** The id of the list that the filters change. */
  panelId: string;
}

const SIDE_TABS: readonly PillTab<SideCategory>[] = SIDES.map((title) => ({ title }));
const STATUS_TABS: readonly PillTab<TransactionStatus>[] = STATUSES.map((title) => ({ title }));

/** Spec § 2.6: the side filter and the status filter, in the switcher's two styles. */
export function FilterBar({ filters, onChange, panelId }: FilterBarProps) {
  return (
    <Cluster justify="space-between" gap={16}>
      <PillSwitcher
        label={copy.side}
        variant="underlined"
        tabs={SIDE_TABS}
        selected={filters.side}
        onSelect={(side) => onChange({ side })}
        panelId={panelId}
      />
      <PillSwitcher
        label={copy.status}
        variant="filled"
        tabs={STATUS_TABS}
        selected={filters.status}
        onSelect={(status) => onChange({ status })}
        panelId={panelId}
      />
    </Cluster>
  );
}
