import { paths } from '@keydate/client';
import { timeInWords } from '@keydate/domain/time-of-day';
import { Icon, VisuallyHidden } from '@keydate/ui';
import { ArrowRight } from '@keydate/ui/icons';
import { anchorOfDeadline } from '../../domain/anchor-of-deadline';
import type { CalendarEntry } from '../../domain/calendar-entry';
import { StateIcon } from '../../ui/state-icon';
import { Chip, ChipClient, ChipLink, ChipTitle, Marks } from './chip.styles';
import { copy } from './copy';
import { EntryBox } from './entry-box';
import { shownEntry, type EntryTools } from './shown-entry';

interface EntryChipProps {
  entry: CalendarEntry;
  tools: EntryTools;
  /** -1 where Tab does not reach its parts. */
  tabIndex?: number;
}

/** A deadline in a narrow day: it leads to its transaction, and its box checks it off. */
export function EntryChip({ entry, tools, tabIndex }: EntryChipProps) {
  const { _id, title, moved, endsBy, transaction } = entry;
  const { client, state, isDone, canCheckOff } = shownEntry(entry, tools);
  const time = endsBy && copy.byTime(timeInWords(endsBy));
  return (
    <Chip $state={state}>
      {canCheckOff ? <EntryBox {...{ entry, tools, tabIndex }} /> : <StateIcon state={state} />}
      <ChipLink
        to={`${paths.transaction(transaction._id)}${anchorOfDeadline(_id)}`}
        tabIndex={tabIndex}
        title={[title, client, transaction.street, time].filter(Boolean).join(' · ')}
      >
        <ChipTitle $isDone={isDone}>{title}</ChipTitle>
        <ChipClient>
          {time && <span>{time}</span>}
          <span dir="auto">{client}</span>
        </ChipClient>
      </ChipLink>
      <Marks>
        {canCheckOff && state === 'overdue' && <StateIcon state={state} />}
        {moved && (
          <span title={copy.movedLine(moved)}>
            <Icon of={ArrowRight} size={16} />
            <VisuallyHidden>{copy.moved}</VisuallyHidden>
          </span>
        )}
      </Marks>
    </Chip>
  );
}
