import { Checkbox } from '@keydate/ui/forms';
import { styled } from 'styled-components';
import type { CalendarEntry } from '../../domain/calendar-entry';
import { useCheckOffHere } from '../../editing/use-check-off-here';
import { copy } from './copy';
import { shownEntry, type EntryTools } from './shown-entry';

interface EntryBoxProps {
  entry: CalendarEntry;
  tools: EntryTools;
  tabIndex?: number | undefined;
}

/** The box that checks an entry off in its place, or takes that back. */
export function EntryBox({ entry, tools, tabIndex }: EntryBoxProps) {
  const { client, isDone } = shownEntry(entry, tools);
  const { checkOff, saving } = useCheckOffHere(entry.transaction, (wasDone) => tools.here.settle(entry, wasDone));
  return (
    <Box>
      <Checkbox
        label={copy.checkOff(entry.title, client)}
        isLabelHidden
        tabIndex={tabIndex}
        checked={saving ?? isDone}
        onChange={({ target }) => checkOff([{ ...entry, done: null }], target.checked)}
      />
    </Box>
  );
}

/** As high as a line of text. Entries are close to each other, so that its target is no higher than they are. */
const Box = styled.div`
  label {
    padding: 0;
  }

  input::after {
    inset: -6px;
  }
`;
