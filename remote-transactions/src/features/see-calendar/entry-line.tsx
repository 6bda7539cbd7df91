import { paths } from '@keydate/client';
import { dayAt } from '@keydate/domain/calendar-day';
import { timeInWords } from '@keydate/domain/time-of-day';
import { Button } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { anchorOfDeadline } from '../../domain/anchor-of-deadline';
import type { CalendarEntry } from '../../domain/calendar-entry';
import { addressLine } from '../../domain/client-names';
import { useCheckOffHere } from '../../editing/use-check-off-here';
import { CountedLine } from '../../ui/counted-line';
import { DeadlineMark } from '../../ui/deadline-mark';
import { StateIcon } from '../../ui/state-icon';
import { copy } from './copy';
import { EntryBox } from './entry-box';
import { BoxPlace, LineBox, State, Title } from './line.styles';
import { Where } from '../../ui/where.styles';
import { shownEntry, type EntryTools } from './shown-entry';

/** A deadline of the agenda, or of the window of a day: its title leads to it, and its box checks it off here. */
export function EntryLine({ entry, tools }: { entry: CalendarEntry; tools: EntryTools }) {
  const { _id, title, date, endsBy, moved, transaction } = entry;
  const { client, state, isDone, canCheckOff, canUndo } = shownEntry(entry, tools);
  const owner = tools.ownerName(entry);
  return (
    <LineBox>
      <BoxPlace>{canCheckOff ? <EntryBox entry={entry} tools={tools} /> : <StateIcon state={state} />}</BoxPlace>
      <Title $isDone={isDone}>
        <Link to={`${paths.transaction(transaction._id)}${anchorOfDeadline(_id)}`}>{title}</Link>
        {moved && <CountedLine title={title} line={copy.movedLine(moved)} words="" steps={[]} isSmall />}
      </Title>
      <Where>
        <span dir="auto">{client}</span>
        <span>{addressLine({ ...transaction, country: '' })}</span>
        {owner && <span>{owner}</span>}
        {transaction.asLenderOf !== null && <span>{copy.asLender(transaction.asLenderOf)}</span>}
        {transaction.status === 'Closed' && <span>{copy.closed}</span>}
      </Where>
      <State>
        <DeadlineMark state={state} day={date} today={dayAt(tools.now, transaction.timeZone)} />
        {canUndo && <Undo entry={entry} tools={tools} />}
        {!isDone && endsBy && <span>{copy.byTime(timeInWords(endsBy))}</span>}
      </State>
    </LineBox>
  );
}

function Undo({ entry, tools }: { entry: CalendarEntry; tools: EntryTools }) {
  const { checkOff, saving } = useCheckOffHere(entry.transaction, (isDone) => tools.here.settle(entry, isDone));
  return (
    <Button
      variant="ghost"
      size="small"
      isBusy={saving === false}
      aria-label={copy.undoOf(entry.title)}
      onClick={() => checkOff([{ ...entry, done: null }], false)}
    >
      {copy.undo}
    </Button>
  );
}
