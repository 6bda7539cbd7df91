import { CALENDAR_STATES } from '@keydate/domain/calendar-deadlines';
import type { SideCategory } from '@keydate/domain/contract-type';
import { PillSwitcher, type PillTab } from '@keydate/ui';
import { Select, type SelectOption } from '@keydate/ui/overlays';
import type { CalendarAddress } from '../../domain/calendar-address';
import { SIDES } from '../../domain/transaction-filters';
import { Choices, Filters } from './bar.styles';
import { copy } from './copy';

const SIDE_TABS: readonly PillTab<SideCategory>[] = SIDES.map((title) => ({ title }));
/** A list's option has an id that is not empty. */
const ALL = 'all';
const STATE_OPTIONS: readonly SelectOption[] = [
  { id: ALL, name: copy.states[''] },
  ...CALENDAR_STATES.map((id) => ({ id, name: copy.states[id] })),
];

interface CalendarFiltersProps {
  address: CalendarAddress;
  /** The people whose transactions are shown; a choice of one is none. */
  people: readonly { _id: string; fullName: string }[];
  panelId: string;
  onChange: (part: Partial<CalendarAddress>) => void;
}

/** The side, the person and the state to which the calendar is limited. */
export function CalendarFilters({ address, people, panelId, onChange }: CalendarFiltersProps) {
  const { side, person, state } = address;
  const handleState = (id: string) => onChange({ state: CALENDAR_STATES.find((known) => known === id) ?? '' });
  return (
    <Filters>
      <PillSwitcher
        label={copy.side}
        variant="underlined"
        tabs={SIDE_TABS}
        selected={side}
        onSelect={(chosen) => onChange({ side: chosen })}
        panelId={panelId}
      />
      <Choices>
        {(people.length > 1 || person !== '') && (
          <Select
            label={copy.person}
            options={[
              { id: ALL, name: copy.everybody },
              ...people.map(({ _id: id, fullName: name }) => ({ id, name })),
            ]}
            value={person || ALL}
            onChange={(id) => onChange({ person: id === ALL ? '' : id })}
          />
        )}
        <Select label={copy.state} options={STATE_OPTIONS} value={state || ALL} onChange={handleState} />
      </Choices>
    </Filters>
  );
}
