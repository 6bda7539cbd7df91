import { Button, Cluster, IconButton, PillSwitcher, type PillTab } from '@keydate/ui';
import { CalendarDays, ChevronLeft, ChevronRight, LayoutGrid, List } from '@keydate/ui/icons';
import type { CalendarView } from '../../domain/calendar-range';
import { Bar, RangeTitle } from './bar.styles';
import { copy } from './copy';

const TABS: readonly PillTab<CalendarView>[] = [
  { title: 'Month', icon: CalendarDays },
  { title: 'Week', icon: LayoutGrid },
  { title: 'Agenda', icon: List },
];

interface CalendarBarProps {
  title: string;
  view: CalendarView;
  panelId: string;
  onView: (view: CalendarView) => void;
  onToday: () => void;
  onStep: (by: 1 | -1) => void;
}

/** The name of the days, the way to others, and the three views. */
export function CalendarBar({ title, view, panelId, onView, onToday, onStep }: CalendarBarProps) {
  return (
    <Bar>
      <Cluster gap={8}>
        <Button variant="secondary" size="small" onClick={onToday}>
          {copy.today}
        </Button>
        <IconButton label={copy.previous} icon={ChevronLeft} onClick={() => onStep(-1)} />
        <IconButton label={copy.next} icon={ChevronRight} onClick={() => onStep(1)} />
      </Cluster>
      <RangeTitle>{title}</RangeTitle>
      <PillSwitcher label={copy.view} tabs={TABS} selected={view} onSelect={onView} panelId={panelId} />
    </Bar>
  );
}
