import { Avatar, CalendarLeaf, Card, DeadlineRow, StatusMark, Tag, tokens } from '@keydate/ui';
import { addDays, dayFromSql, dayOnLeaf, dayWithWeekday } from '@keydate/domain/calendar-day';
import { styled } from 'styled-components';
import { EXAMPLE } from './copy';

/**
 * Of the picture: it is as old as the contract drawn behind it, so that nothing changes when the browser takes over the HTML.
 * It is no moment in a time zone, because a phone needs a tenth of a second to find its time zones.
 */
const TODAY = dayFromSql('2026-06-09');
const DAYS_AHEAD = 2;
const NEAREST = addDays(TODAY, DAYS_AHEAD);
const DAYS = [NEAREST, addDays(TODAY, 9), addDays(TODAY, 24)];

/** An example in the hero, made of the dashboard's own components: a transaction and its next deadlines. */
export function ExampleCard() {
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
          <CalendarLeaf {...dayOnLeaf(NEAREST)} label={dayWithWeekday(NEAREST)} status="soon" />
          <div>
            <p>{EXAMPLE.upcoming}</p>
            <StatusMark status="soon">{EXAMPLE.dueIn(DAYS_AHEAD)}</StatusMark>
          </div>
        </Next>
        {DAYS.map((day, at) => (
          <DeadlineRow key={day} title={EXAMPLE.deadlines[at] ?? ''} date={day} isNearest={at === 0} />
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
