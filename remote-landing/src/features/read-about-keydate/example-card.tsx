import { Avatar, CalendarLeaf, Card, DeadlineRow, StatusMark, Tag, tokens } from '@keydate/ui';
import { readPageSettings } from '@keydate/client';
import { EXAMPLE_DAYS_AHEAD, exampleDays } from '@keydate/domain/example-days';
import { styled } from 'styled-components';
import { EXAMPLE } from './copy';

/**
 * An example in the hero, made of the dashboard's own components: a transaction and its next deadlines. They count from the
 * server's day, which is in its HTML: a phone needs a tenth of a second to find its own time zone.
 */
export function ExampleCard() {
  const { month, day, weekday, label, deadlines } = exampleDays(readPageSettings().today);
  return (
    <figure aria-label={EXAMPLE.label}>
      <Card>
        <Client>
          <Avatar name={EXAMPLE.client} size={48} />
          <strong>{EXAMPLE.client}</strong>
          <Tag>{EXAMPLE.side}</Tag>
          <Address>{EXAMPLE.address}</Address>
        </Client>
        <Next>
          <CalendarLeaf month={month} day={day} weekday={weekday} label={label} status="soon" />
          <div>
            <p>{EXAMPLE.upcoming}</p>
            <StatusMark status="soon">{EXAMPLE.dueIn(EXAMPLE_DAYS_AHEAD)}</StatusMark>
          </div>
        </Next>
        {deadlines.map((date, at) => (
          <DeadlineRow key={date} title={EXAMPLE.deadlines[at] ?? ''} date={date} isNearest={at === 0} />
        ))}
      </Card>
    </figure>
  );
}

const Client = styled.div`
  display: grid;
  grid-template: 'avatar name tag' 'avatar address address' / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${tokens.gap[12]};

  > :first-child {
    grid-area: avatar;
  }
`;

const Address = styled.p`
  grid-area: address;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};
`;

const Next = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[16]};
  margin: ${tokens.gap[16]} 0 ${tokens.gap[12]};
  padding-top: ${tokens.gap[16]};
  border-top: 1px solid ${tokens.color.rule};
  font-size: ${tokens.size[14]};

  p {
    color: ${tokens.color.softInk};
  }
`;
