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
import { lowPhone, lowWindow } from '../ui/low-window';
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

/** Where the thread is a screen of its own, or the window is low, the page's heading is not shown: this one is for screen readers. */
const PhoneTitle = styled.h1`
  display: none;

  ${media.phone} {
    display: block;
    ${visuallyHidden}
  }

  ${lowWindow} {
    display: block;
    ${visuallyHidden}
  }
`;

const ListPane = styled.div`
  display: grid;
  min-height: 0;
  /* as high as the thread beside it, however many conversations it has */
  contain: size;
  border-right: 1px solid ${tokens.color.rule};
`;

/** The least height of the messages. The page scrolls if the parts above and below them leave less. */
const LEAST_THREAD = '100px';

/** Of the whole height: the name, the messages and the composer, which stays in view where the page scrolls. */
const ThreadPane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;

  > * {
    flex: none;
  }

  > :only-child,
  > :nth-child(2) {
    flex: 1 1 ${LEAST_THREAD};
    min-height: ${LEAST_THREAD};
  }

  > form {
    position: sticky;
    bottom: 0;
  }

  /* what gets the focus scrolls to above the composer, with a picture and two lines, and the bar below it */
  > header a,
  [role='log'] {
    scroll-margin-bottom: 256px;
  }
`;

const Panes = styled.div`
  display: grid;
  flex: 1 0 auto;
  grid-template: minmax(min-content, 1fr) / 320px minmax(0, 1fr);
  min-height: 360px;
  /* "hidden" would keep the composer from staying in view */
  overflow: hidden;
  overflow: clip;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};

  ${media.compact} {
    grid-template-columns: 260px minmax(0, 1fr);
  }

  ${lowWindow} {
    min-height: 160px;
  }
`;

/** As high as the window below the top bar, or as what is on it needs; on a phone, list and thread are two screens. */
const Page = styled.div<{ $isThreadOpen: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.gap[12]};
  height: calc(${tokens.screenHeight} - 64px - 2 * ${tokens.gap[32]});
  min-height: min-content;

  > header {
    margin-bottom: 0;
  }

  ${lowWindow} {
    gap: ${tokens.gap[4]};
    height: calc(${tokens.screenHeight} - 64px - 2 * ${tokens.gap[8]});
    margin-block: calc(${tokens.gap[8]} - ${tokens.gap[32]});

    > header {
      display: ${({ $isThreadOpen }) => ($isThreadOpen ? 'none' : 'flex')};
    }
  }

  ${media.phone} {
    height: calc(${tokens.screenHeight} - 64px - 72px - 2 * ${tokens.gap[24]});

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
      display: ${({ $isThreadOpen }) => ($isThreadOpen ? 'flex' : 'none')};
    }

    ${ThreadPane} > form {
      /* above the bar at the window's edge */
      bottom: 72px;
    }
  }

  ${lowPhone} {
    height: calc(${tokens.screenHeight} - 64px - 72px - 2 * ${tokens.gap[8]});
    margin-block: calc(${tokens.gap[8]} - ${tokens.gap[24]});
  }
`;
