import type { TransactionStatus } from '@keydate/contracts/transactions';
import type { SideCategory } from '@keydate/domain/contract-type';
import { Cluster, PillSwitcher, type PillTab } from '@keydate/ui';
import { LayoutGrid, List } from '@keydate/ui/icons';
import { SIDES, STATUSES, type TransactionFilters } from '../../domain/transaction-filters';
import { copy } from './copy';
import type { DashboardView } from './view.store';

interface FilterBarProps {
  filters: TransactionFilters;
  onChange: (change: Partial<TransactionFilters>) => void;
  view: DashboardView;
  onView: (view: DashboardView) => void;
  /** The id of the list that the filters change. */
  panelId: string;
}

const SIDE_TABS: readonly PillTab<SideCategory>[] = SIDES.map((title) => ({ title }));
const VIEW_TABS: readonly PillTab<DashboardView>[] = [
  { title: 'Cards', icon: LayoutGrid },
  { title: 'List', icon: List },
];
const STATUS_TABS: readonly PillTab<TransactionStatus>[] = STATUSES.map((title) => ({ title }));

/** Spec § 2.6: the side filter and the status filter, in the switcher's two styles; and the choice of cards or a list. */
export function FilterBar({ filters, onChange, view, onView, panelId }: FilterBarProps) {
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
      <Cluster gap={12}>
        <PillSwitcher
          label={copy.status}
          variant="filled"
          tabs={STATUS_TABS}
          selected={filters.status}
          onSelect={(status) => onChange({ status })}
          panelId={panelId}
        />
        <PillSwitcher
          label={copy.view}
          variant="filled"
          tabs={VIEW_TABS}
          selected={view}
          onSelect={onView}
          panelId={panelId}
          areIconsAlone
        />
      </Cluster>
    </Cluster>
  );
}
