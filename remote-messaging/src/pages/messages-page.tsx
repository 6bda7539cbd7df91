import { paths, readChosenReceiver } from '@keydate/client';
import { ButtonLink, Icon, media, PageHeading, tokens, visuallyHidden } from '@keydate/ui';
import { MessageSquarePlus } from '@keydate/ui/icons';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessagingState } from '../conversations/messaging';
import { ConversationList } from '../features/browse-conversations/conversation-list';
import { ReturnedNotice } from '../features/notice-returned/returned-notice';
import { NothingSelected, ReadThread } from '../features/read-thread/read-thread';
import { ConnectionBanner, ConnectionStatus } from '../features/watch-connection/connection-status';
import { UnsentMessage } from '../features/write-message/unsent-message';
import { WriteMessage } from '../features/write-message/write-message';
import { copy } from './copy';
import { useFocusBetweenScreens } from './use-focus-between-screens';
import { useFocusFallback } from './use-focus-fallback';

/** The conversations and, by the address's `with` or what the navigation carries, the open one. */
export default function MessagesPage() {
  const location: { state: unknown } = useLocation();
  const [search] = useSearchParams();
  const carried = readChosenReceiver(location.state);
  const receiverId = search.get('with') ?? carried?.receiver._id ?? null;
  const chosen = carried?.receiver._id === receiverId ? carried : undefined;
  const open = useMessagingState((state) => (receiverId === null ? undefined : state.threads[receiverId]));
  const { titleRef, listRef } = useFocusBetweenScreens(receiverId);
  const page = useFocusFallback();

  return (
    <Page ref={page} $isThreadOpen={receiverId !== null}>
      <ReturnedNotice />
      <PageHeading
        title={copy.messages}
        actions={
          <ButtonLink as={Link} to={paths.newConversation} variant="primary">
            <Icon of={MessageSquarePlus} />
            {copy.newConversation}
          </ButtonLink>
        }
      >
        <ConnectionStatus />
      </PageHeading>
      {receiverId !== null && (
        <PhoneTitle ref={titleRef} tabIndex={-1}>
          {copy.conversation((open?.receiver ?? chosen?.receiver)?.fullName ?? '')}
        </PhoneTitle>
      )}
      <ConnectionBanner />
      <Panes>
        <ListPane ref={listRef}>
          <ConversationList selectedId={receiverId} chosen={chosen} />
        </ListPane>
        <ThreadPane>
          {receiverId === null ? (
            <NothingSelected />
          ) : (
            <ReadThread key={receiverId} receiverId={receiverId} chosen={chosen} />
          )}
          {receiverId !== null && open?.status === 'missing' && <UnsentMessage receiverId={receiverId} />}
          {open?.receiver && open.status !== 'missing' && (
            <WriteMessage key={`write ${receiverId}`} {...open} receiver={open.receiver} />
          )}
        </ThreadPane>
      </Panes>
    </Page>
  );
}

/** Where the thread is a screen of its own, the page's heading is not shown: this one is for screen readers. */
const PhoneTitle = styled.h1`
  display: none;

  ${media.phone} {
    display: block;
    ${visuallyHidden}
  }
`;

const ListPane = styled.div`
  display: grid;
  min-height: 0;
  border-right: 1px solid ${tokens.color.rule};
`;

const ThreadPane = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-width: 0;
  min-height: 0;

  > :only-child {
    grid-row: 1 / -1;
  }
`;

/** Errors take their room from the messages, so that the composer stays in view. */
const lessToasts = (height: string) => `calc(${height} - ${tokens.toastSpace})`;

const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 1fr) / 320px minmax(0, 1fr);
  /* not less than what the names and the composer need */
  min-height: max(208px, ${lessToasts('360px')});
  overflow: hidden;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};

  ${media.compact} {
    grid-template-columns: 260px minmax(0, 1fr);
  }
`;

/** As high as the window below the top bar; on a phone, list and thread are two screens. */
const Page = styled.div<{ $isThreadOpen: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.gap[12]};
  height: calc(${tokens.screenHeight} - 64px - 2 * ${tokens.gap[32]});
  min-height: ${lessToasts('480px')};

  > header {
    margin-bottom: 0;
  }

  ${media.phone} {
    height: calc(${tokens.screenHeight} - 64px - 72px - 2 * ${tokens.gap[24]});
    min-height: ${lessToasts('360px')};

    > header {
      display: ${({ $isThreadOpen }) => ($isThreadOpen ? 'none' : 'flex')};
    }

    ${Panes} {
      grid-template-columns: minmax(0, 1fr);
    }

    ${ListPane} {
      display: ${({ $isThreadOpen }) => ($isThreadOpen ? 'none' : 'grid')};
      border-right: 0;
    }

    ${ThreadPane} {
      display: ${({ $isThreadOpen }) => ($isThreadOpen ? 'grid' : 'none')};
    }
  }
`;
