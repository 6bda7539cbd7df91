import { paths, useSignedInUser, type ChosenReceiver } from '@keydate/client';
import type { Conversation } from '@keydate/contracts/chat';
import { UNREAD_SHOWN_MAX } from '@keydate/contracts/limits';
import { useNow, useTimeZone } from '@keydate/forms/time';
import { LoadFailed, Skeleton, Stack, tokens, VisuallyHidden } from '@keydate/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessaging, useMessagingState } from '../../conversations/messaging';
import { begunIn, searchConversations, type Begun } from '../../domain/conversation-list';
import { dayLabel } from '../../domain/message-date';
import { PersonRow } from '../../ui/person-row';
import { RowLink } from '../../ui/row-link';
import { SearchField } from '../../ui/search-field';
import { SmallText } from '../../ui/small-text';
import { copy } from './copy';

interface ConversationListProps {
  /** The receiver of the open conversation. */
  selectedId: string | null;
  /** Whom the person has just chosen to write to; shown first until there is a message. */
  chosen: ChosenReceiver | undefined;
}

/** The left pane: search, and each conversation with its last message (spec § 2.10). */
export function ConversationList({ selectedId, chosen }: ConversationListProps) {
  const { _id: meId } = useSignedInUser();
  const { reloadList } = useMessaging();
  const [typed, setTyped] = useState('');
  const list = useMessagingState((state) => state.list);
  const outbox = useMessagingState((state) => state.outbox);
  const status = useMessagingState((state) => state.listStatus);
  const now = useNow();
  const timeZone = useTimeZone();
  const found = searchConversations(list, typed);
  const begun = begunIn(outbox, list);
  const foundBegun = searchConversations(begun, typed);
  const isNew =
    chosen !== undefined && ![...begun, ...list].some(({ receiver }) => receiver._id === chosen.receiver._id);

  return (
    <Pane aria-label={copy.list}>
      <SearchField label={copy.search} value={typed} onChange={setTyped} />
      {status === 'loading' && <LoadingList />}
      {status === 'failed' && <LoadFailed onRetry={reloadList}>{copy.failed}</LoadFailed>}
      {status === 'ready' && found.length + foundBegun.length === 0 && !isNew && (
        <NothingHere isSearch={typed !== ''} />
      )}
      <Entries>
        {isNew && (
          <li>
            <RowLink as={Link} to={paths.conversation(chosen.receiver._id)} state={chosen} aria-current="true">
              <PersonRow party={chosen.receiver}>
                <LastWords>{copy.newConversation}</LastWords>
              </PersonRow>
            </RowLink>
          </li>
        )}
        {foundBegun.map((one) => (
          <li key={one.receiver._id}>
            <Entry
              conversation={one}
              isSelected={one.receiver._id === selectedId}
              isOwn
              day={dayLabel(one.lastMessageCreatedAt, now, timeZone)}
            />
          </li>
        ))}
        {found.map((conversation) => (
          <li key={conversation.conversationId}>
            <Entry
              conversation={conversation}
              isSelected={conversation.receiver._id === selectedId}
              isOwn={conversation.lastMessage.senderId === meId}
              day={dayLabel(conversation.lastMessageCreatedAt, now, timeZone)}
            />
          </li>
        ))}
      </Entries>
    </Pane>
  );
}

interface EntryProps {
  conversation: Begun & Partial<Pick<Conversation, 'unread'>>;
  isSelected: boolean;
  /** True if the reader wrote the last message. */
  isOwn: boolean;
  /** When the last message was written. */
  day: string;
}

function Entry({ conversation, isSelected, isOwn, day }: EntryProps) {
  const { receiver, kind, lastMessage, unread = 0 } = conversation;
  const count = unread > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : String(unread);
  const words = lastMessage.message_content || (lastMessage.message_type === 'image' ? copy.picture : '');
  return (
    <RowLink as={Link} to={paths.conversation(receiver._id)} aria-current={isSelected}>
      <PersonRow party={receiver} aside={<SmallText>{day}</SmallText>}>
        <Below>
          {isOwn && <You>{`${copy.you} `}</You>}
          <LastWords dir="auto" $isUnread={unread > 0}>
            {words}
          </LastWords>
          {kind === 'client' && <SmallText>{copy.byEmail}</SmallText>}
          {unread > 0 && (
            <Count>
              <span aria-hidden>{count}</span>
              <VisuallyHidden>{copy.unread(count)}</VisuallyHidden>
            </Count>
          )}
        </Below>
      </PersonRow>
    </RowLink>
  );
}

function LoadingList() {
  return (
    <Stack gap={16} role="status" aria-label={copy.loading}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height="48px" />
      ))}
    </Stack>
  );
}

function NothingHere({ isSearch }: { isSearch: boolean }) {
  if (isSearch) return <Quiet role="status">{copy.nothingFound}</Quiet>;
  return (
    <Quiet>
      <strong>{copy.empty}</strong>
      {copy.emptyWords}
    </Quiet>
  );
}

const Pane = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${tokens.gap[12]};
  min-height: 0;
  padding: ${tokens.gap[12]};

  /* the notice that the list failed: as high as its words, not as the pane */
  > [role='alert'] {
    align-self: start;
  }
`;

const Entries = styled.ul`
  display: grid;
  align-content: start;
  gap: 2px;
  min-height: 0;
  overflow-y: auto;
`;

const Below = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[8]};
  min-width: 0;
  white-space: nowrap;
`;

/** Apart from the words, whose direction may be another; as near to them as a space. */
const You = styled.span`
  margin-right: -${tokens.gap[4]};
  color: ${tokens.color.softInk};
`;

const LastWords = styled.bdi<{ $isUnread?: boolean }>`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${({ $isUnread }) => ($isUnread ? tokens.color.ink : tokens.color.softInk)};
  font-weight: ${({ $isUnread }) => ($isUnread ? 600 : 400)};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.span`
  min-width: 20px;
  padding: 0 6px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  font-size: ${tokens.size[12]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
`;

const Quiet = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.gap[4]};
  padding: ${tokens.gap[24]} ${tokens.gap[12]};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  text-align: center;

  strong {
    color: ${tokens.color.ink};
  }
`;
