import { paths } from '@keydate/client';
import { dayAt, dayOnLeaf } from '@keydate/domain/calendar-day';
import type { DueGroup } from '@keydate/domain/due-deadlines';
import { timeInWords } from '@keydate/domain/time-of-day';
import { Button, StatusMark } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { Link } from 'react-router-dom';
import type { DueLine as Line } from '../../api/due-deadlines';
import { anchorOfDeadline } from '../../domain/anchor-of-deadline';
import { addressLine, clientTitle } from '../../domain/client-names';
import { daysAway } from '../../domain/deadline-state';
import { useCheckOffHere } from '../../editing/use-check-off-here';
import { copy } from './copy';
import { Day, Days, LineBox, Taken, Title, Where } from './due.styles';
import type { ShownLine } from './use-settled-here';

interface DueLineProps {
  line: ShownLine;
  group: DueGroup;
  now: Date;
  onSettled: (line: Line, isDone: boolean) => void;
}

/** A deadline that is due: its title leads to it on its transaction's page, and its box checks it off here. */
export function DueLine({ line, group, now, onSettled }: DueLineProps) {
  const { _id, title, date, endsBy, transaction, timeZone, isDone } = line;
  const { checkOff, saving } = useCheckOffHere(transaction, (wasDone) => onSettled(line, wasDone));
  const client = clientTitle({ client_name: transaction.clientName, email_address: '' });
  const isChecked = saving ?? isDone;
  const settle = (next: boolean) => checkOff([{ ...line, done: null }], next);
  const canSettle = transaction.asLenderOf === null;
  return (
    <LineBox $canSettle={canSettle} $isDone={isChecked}>
      {canSettle && (
        <Checkbox
          label={copy.checkOff(title, client)}
          isLabelHidden
          checked={isChecked}
          onChange={({ target }) => settle(target.checked)}
        />
      )}
      <Title>
        <Link to={`${paths.transaction(transaction._id)}${anchorOfDeadline(_id)}`}>{title}</Link>
      </Title>
      <Where>
        <span dir="auto">{client}</span>
        <span>{addressLine({ ...transaction, country: '' })}</span>
        {transaction.asLenderOf !== null && <span>{copy.asLender(transaction.asLenderOf)}</span>}
      </Where>
      <Days>
        <Day>{`${dayOnLeaf(date).weekday} ${date}`}</Day>
        {isDone ? (
          <Taken>
            <StatusMark status="done">{copy.done}</StatusMark>
            <Button
              variant="ghost"
              size="small"
              isBusy={saving === false}
              aria-label={copy.undoOf(title)}
              onClick={() => settle(false)}
            >
              {copy.undo}
            </Button>
          </Taken>
        ) : (
          <span>
            {endsBy && `${copy.byTime(timeInWords(endsBy))} `}
            {group === 'overdue' && daysAway(date, dayAt(now, timeZone))}
          </span>
        )}
      </Days>
    </LineBox>
  );
}
