import { pictureAddress } from '@keydate/client';
import type { ChatParty } from '@keydate/contracts/chat';
import { Avatar, tokens } from '@keydate/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A row of a list of people: avatar, name, `children` below the name and `aside` next to it. Wrap it in a link. */
export function PersonRow({ party, aside, children }: { party: ChatParty; aside?: ReactNode; children?: ReactNode }) {
  return (
    <>
      <Avatar src={pictureAddress(party.avatar)} name={party.fullName} size={40} />
      <Words>
        <Line>
          <Name>{party.fullName}</Name>
          <Aside>{aside}</Aside>
        </Line>
        {children}
      </Words>
    </>
  );
}

const Words = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
`;

const Line = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.gap[8]};
  min-width: 0;
`;

/** The name gives way to it. */
const Aside = styled.span`
  flex: none;
  white-space: nowrap;
`;

const Name = styled.bdi`
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
