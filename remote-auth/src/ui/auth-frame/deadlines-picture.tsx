import { Avatar, CalendarLeaf, DeadlineRow, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { copy } from './copy';
import { Sheet } from './sheet';

/** Decoration: the upcoming deadlines of a transaction, drawn with the product's own components. */
export function DeadlinesPicture() {
  return (
    <Sheet>
      <Head>
        <CalendarLeaf {...copy.leaf} />
        <div>
          <Title>{copy.rows[0].title}</Title>
          <Place>{copy.transaction}</Place>
        </div>
        <Avatar name="Juniper Vale" />
      </Head>
      <Due>{copy.due}</Due>
      {copy.rows.map((row, position) => (
        <DeadlineRow key={row.title} {...row} isNearest={position === 0} />
      ))}
    </Sheet>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[16]};

  > div {
    flex: 1;
    min-width: 0;
  }
`;

const Title = styled.div`
  font-weight: 600;
`;

const Place = styled.div`
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
`;

const Due = styled.div`
  margin-top: ${tokens.gap[16]};
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};
`;
