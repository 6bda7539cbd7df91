import { Avatar, CalendarLeaf, Card, DeadlineRow, StatusMark, Tag, tokens } from '@keydate/ui';
import { addDays, dayAt, dayOnLeaf, dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { EXAMPLE } from './copy';

const DAYS_AHEAD = [2, 9, 24] as const;
/** The day in the HTML that the build renders, until the browser puts its own there. */
const BUILD_DAY = dayAt(new Date('2026-06-09T18:00:00Z'), 'America/Denver');

/** An example in the hero, made of the dashboard's own components: a transaction and its next deadlines. */
export function ExampleCard() {
  const today = useSyncExternalStore(neverChanges, todayInDenver, () => BUILD_DAY);
  const [nearest, ...later] = daysFrom(today);
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
          <CalendarLeaf {...dayOnLeaf(nearest)} label={dayWithWeekday(nearest)} status="soon" />
          <div>
            <p>{EXAMPLE.upcoming}</p>
            <StatusMark status="soon">{EXAMPLE.dueIn(DAYS_AHEAD[0])}</StatusMark>
          </div>
        </Next>
        {[nearest, ...later].map((day, at) => (
          <DeadlineRow key={day} title={EXAMPLE.deadlines[at] ?? ''} date={day} isNearest={at === 0} />
        ))}
      </Card>
    </figure>
  );
}

const neverChanges = () => () => undefined;
const todayInDenver = () => dayAt(new Date(), 'America/Denver');

function daysFrom(today: CalendarDay): [CalendarDay, ...CalendarDay[]] {
  const [first, ...rest] = DAYS_AHEAD;
  return [addDays(today, first), ...rest.map((count) => addDays(today, count))];
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
