import { paths } from '@keydate/client';
import { dayAt, dayOnLeaf } from '@keydate/domain/calendar-day';
import type { DueGroup } from '@keydate/domain/due-deadlines';
import { timeInWords } from '@keydate/domain/time-of-day';
import { loadLater } from '@keydate/forms/later';
import { Link } from 'react-router-dom';
import type { DueLine as Line } from '../../api/due-deadlines';
import { anchorOfDeadline } from '../../domain/anchor-of-deadline';
import { addressLine, clientTitle } from '../../domain/client-names';
import { daysAway } from '../../domain/deadline-state';
import { copy } from './copy';
import { Day, LineBox, Title, When } from './due.styles';
import { Where } from '../../ui/where.styles';
import type { ShownLine } from './use-settled-here';

const DueBox = loadLater(async () => (await import('./due-box')).DueBox, { title: copy.title, fallback: null });

interface DueLineProps {
  line: ShownLine;
  group: DueGroup;
  now: Date;
  onSettled: (line: Line, isDone: boolean) => void;
}

/** A deadline that is due: its title leads to it on its transaction's page, and its box checks it off here. */
export function DueLine({ line, group, now, onSettled }: DueLineProps) {
  const { _id, title, date, endsBy, transaction, timeZone, isDone } = line;
  const client = clientTitle({ client_name: transaction.clientName, email_address: '' });
  return (
    <LineBox $isDone={isDone}>
      {transaction.asLenderOf === null && <DueBox line={line} client={client} onSettled={onSettled} />}
      <Title>
        <Link to={`${paths.transaction(transaction._id)}${anchorOfDeadline(_id)}`}>{title}</Link>
      </Title>
      <Where>
        <span dir="auto">{client}</span>
        <span>{addressLine({ ...transaction, country: '' })}</span>
        {transaction.asLenderOf !== null && <span>{copy.asLender(transaction.asLenderOf)}</span>}
      </Where>
      <Day>{`${dayOnLeaf(date).weekday} ${date}`}</Day>
      {!isDone && (
        <When>
          {endsBy && `${copy.byTime(timeInWords(endsBy))} `}
          {group === 'overdue' && daysAway(date, dayAt(now, timeZone))}
        </When>
      )}
    </LineBox>
  );
}
