import { paths, pictureAddress } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { Avatar, ButtonLink, Icon, LoadFailed, Skeleton, Stack, TextLink, tokens } from '@keydate/ui';
import { MessageSquare } from '@keydate/ui/icons';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLenderContacts } from '../../api/lenders';
import { copy } from './copy';

/** To whom of the realtor's company the lender of a transaction can write, each with the conversation. */
export function WriteToRealtor({ transaction: { _id, status } }: { transaction: Transaction }) {
  const contacts = useLenderContacts(_id);
  if (status === 'Closed')
    return (
      <Stack gap={8}>
        <p>{copy.closed}</p>
        <TextLink as={Link} to={paths.messages}>
          {copy.messages}
        </TextLink>
      </Stack>
    );
  if (contacts.isPending) return <Skeleton height="48px" />;
  if (contacts.data === undefined)
    return <LoadFailed onRetry={() => void contacts.refetch()}>{copy.failed}</LoadFailed>;
  return (
    <People>
      {contacts.data.map(({ _id: personId, fullName, avatar }) => (
        <li key={personId}>
          <Avatar src={pictureAddress(avatar)} name={fullName} size={40} />
          <Name>{fullName}</Name>
          <ButtonLink
            as={Link}
            to={paths.conversation(personId)}
            variant="secondary"
            size="small"
            aria-label={copy.messageTo(fullName)}
          >
            <Icon of={MessageSquare} size={16} />
            {copy.message}
          </ButtonLink>
        </li>
      ))}
    </People>
  );
}

const People = styled.ul`
  display: grid;
  gap: ${tokens.gap[12]};

  li {
    display: flex;
    align-items: center;
    gap: ${tokens.gap[12]};
    min-width: 0;
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
