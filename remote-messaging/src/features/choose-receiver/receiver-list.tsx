import { paths, type ChosenReceiver } from '@keydate/client';
import { Card, tokens } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PersonRow } from '../../ui/person-row';
import { RowLink } from '../../ui/row-link';
import { SmallText } from '../../ui/small-text';

interface ReceiverListProps {
  receivers: readonly (ChosenReceiver & { hint?: string })[];
  /** The sentence for an empty list. */
  nobody: string;
}

/** People and clients; each links to its conversation and passes on the person (spec § 2.11). */
export function ReceiverList({ receivers, nobody }: ReceiverListProps) {
  if (receivers.length === 0) return <Nobody role="status">{nobody}</Nobody>;
  return (
    <Card>
      <List>
        {receivers.map(({ receiver, kind, hint }) => (
          <li key={receiver._id}>
            <RowLink
              as={Link}
              to={paths.conversation(receiver._id)}
              state={{ receiver, kind } satisfies ChosenReceiver}
            >
              <PersonRow party={receiver}>{hint && <SmallText>{hint}</SmallText>}</PersonRow>
            </RowLink>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
`;

const Nobody = styled.p`
  padding: ${tokens.gap[24]};
  color: ${tokens.color.softInk};
  text-align: center;
`;
