import { Avatar, Card, CalendarLeaf, DeadlineRow, Tag, tokens } from '@keydate/ui';
import { addDays, dayAt, dayOnLeaf } from '@keydate/domain/calendar-day';
import { useState } from 'react';
import { styled } from 'styled-components';

const TITLES = ['Inspection Objection Deadline', 'Appraisal Deadline', 'Closing Date'] as const;
const DAYS_AHEAD = [2, 9, 24] as const;

/** The product itself in the hero, drawn with its real parts: a deal and what is due next, reckoned from today. */
export function ExampleCard() {
  const [days] = useState(() => {
    const today = dayAt(new Date(), 'America/Denver');
    return DAYS_AHEAD.map((count) => addDays(today, count));
  });
  return (
    <figure aria-label="An example of a transaction in Keydate">
      <Card>
        <Head>
          <Avatar name="Rosa Ibarra" size={48} />
          <div>
            <strong>Rosa Ibarra</strong>
            <p>14 Juniper Way, Golden, Colorado</p>
          </div>
          <Tag>Buyers</Tag>
        </Head>
        {days[0] && (
          <Next>
            <CalendarLeaf {...dayOnLeaf(days[0])} label={days[0]} />
            <p>
              <small>Next</small>
              {TITLES[0]}
            </p>
          </Next>
        )}
        <p>Upcoming Deadline:</p>
        {TITLES.map((title, at) => (
          <DeadlineRow key={title} title={title} date={days[at] ?? ''} isNearest={at === 0} />
        ))}
      </Card>
    </figure>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.gap[12]};

  p {
    font-size: ${tokens.size[14]};
    color: ${tokens.color.softInk};
  }
`;

const Next = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[16]};
  margin: ${tokens.gap[24]} 0;

  p {
    font-weight: 600;
  }

  small {
    display: block;
    font-size: ${tokens.size[12]};
    font-weight: 400;
    color: ${tokens.color.softInk};
  }
`;
