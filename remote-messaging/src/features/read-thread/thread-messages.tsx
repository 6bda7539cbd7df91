import { SessionEnded, useSignedInUser } from '@keydate/client';
import { useTimeZone } from '@keydate/forms/time';
import { Icon, LoadFailed, Spinner, tokens } from '@keydate/ui';
import { ArrowDown } from '@keydate/ui/icons';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { styled } from 'styled-components';
import { useMessaging, useMessagingState } from '../../conversations/messaging';
import type { OpenThread } from '../../conversations/messaging-state';
import type { Outgoing } from '../../domain/outgoing';
import { lastNumberOf } from '../../domain/thread';
import { threadRows, type ThreadRow } from '../../domain/thread-rows';
import { copy } from './copy';
import { OpenedPicture, type Opened } from './opened-picture';
import { ThreadRowView } from './thread-row';
import { useEndUntilMoved } from './use-end-until-moved';
import { useHeldPlace } from './use-held-place';

interface ThreadMessagesProps {
  receiverId: string;
  name: string;
  open: OpenThread;
  outgoing: readonly Outgoing[];
}

/** The end of a list this far from the last pixel still counts as the bottom. */
const BOTTOM_PX = 60;

/** The messages: only those near the window's part are drawn, however long the thread is. */
export function ThreadMessages({ receiverId, name, open, outgoing }: ThreadMessagesProps) {
  const me = useSignedInUser();
  const { loadOlder, markRead } = useMessaging();
  const list = useRef<VirtuosoHandle>(null);
  const [isAtBottom, setAtBottom] = useState(true);
  const [hasOlderFailed, setOlderFailed] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { thread, kind } = open;
  const { messages, olderCursor, deliveredNumber } = thread;
  const timeZone = useTimeZone();
  const rows = useMemo(
    () => threadRows(messages, outgoing, { id: me._id, timeZone }),
    [messages, outgoing, me._id, timeZone],
  );
  const lastNumber = lastNumberOf(thread);
  const [seenNumber, setSeenNumber] = useState(lastNumber);
  if (isAtBottom && seenNumber !== lastNumber) setSeenNumber(lastNumber);
  const news = messages.filter(({ number, sender }) => number > seenNumber && sender._id !== me._id).length;

  // the list may bring the conversation, or its unread messages, after the thread has the message
  const unread = useMessagingState(({ list }) => list.find((one) => one.receiver._id === receiverId)?.unread ?? 0);
  const read = useEffectEvent(() => {
    if (isAtBottom && document.visibilityState === 'visible') markRead(receiverId);
  });
  useEffect(() => read(), [lastNumber, isAtBottom, receiverId, unread]);
  useEffect(() => {
    const handleVisible = () => read();
    document.addEventListener('visibilitychange', handleVisible);
    return () => document.removeEventListener('visibilitychange', handleVisible);
  }, []);

  const firstNumber = messages[0]?.number;
  const toTheEnd = () => list.current?.scrollToIndex({ index: 'LAST', align: 'end' });
  const { scrollerRef: endRef, isHeld } = useEndUntilMoved(toTheEnd);
  const placeRef = useHeldPlace(open.isLoadingOlder, firstNumber, isHeld);
  const scrollerRef = useCallback(
    (scrolled: HTMLElement | Window | null) => {
      const element = scrolled instanceof HTMLElement ? scrolled : null;
      endRef(element);
      placeRef(element);
    },
    [endRef, placeRef],
  );

  // scrolls to a message that the person sends; once it is stored it leaves `outgoing`, and nothing moves
  const outgoingBefore = useRef(0);
  useEffect(() => {
    if (outgoing.length > outgoingBefore.current) list.current?.scrollToIndex({ index: 'LAST', align: 'end' });
    outgoingBefore.current = outgoing.length;
  }, [outgoing.length]);

  const box = useRef<HTMLDivElement>(null);
  /** How wide the thread was when the reader was last at its end; null once they have scrolled away. */
  const widthAtEnd = useRef<number | null>(null);
  const handleAtBottom = (isThere: boolean) => {
    setAtBottom(isThere);
    const width = box.current?.clientWidth ?? 0;
    if (isThere) widthAtEnd.current = width;
    else if (widthAtEnd.current === width) widthAtEnd.current = null;
  };
  const isResized = () => widthAtEnd.current !== null && widthAtEnd.current !== box.current?.clientWidth;
  const stayAtBottom = useEffectEvent(() => {
    if (isAtBottom || isResized()) toTheEnd();
  });
  // a narrower window breaks the words into more lines, and the last ones would be below it
  useEffect(() => {
    if (!box.current) return;
    const resized = new ResizeObserver(() => stayAtBottom());
    resized.observe(box.current);
    return () => resized.disconnect();
  }, []);

  const handleGrowth = () => {
    if (isResized()) toTheEnd();
    else list.current?.autoscrollToBottom();
  };
  const handleOlder = () => {
    setOlderFailed(false);
    loadOlder(receiverId).catch((error: unknown) => setOlderFailed(!(error instanceof SessionEnded)));
  };
  const isDelivered = (row: ThreadRow) =>
    row.kind === 'message' && (row.message.isDelivered || (kind === 'person' && row.message.number <= deliveredNumber));

  return (
    <Box ref={box}>
      <Virtuoso
        ref={list}
        scrollerRef={scrollerRef}
        role="log"
        aria-label={copy.thread(name)}
        tabIndex={0}
        data={rows}
        // the number of the first message: it falls by as many as come before it, so that nothing moves
        firstItemIndex={firstNumber ?? 1}
        initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
        alignToBottom
        atBottomThreshold={BOTTOM_PX}
        atBottomStateChange={handleAtBottom}
        followOutput={(atBottom) => (atBottom ? 'auto' : false)}
        // rows are measured again some time after the window got narrower, and have grown then
        totalListHeightChanged={handleGrowth}
        startReached={() => olderCursor !== null && handleOlder()}
        increaseViewportBy={400}
        computeItemKey={(_index, row) => row.key}
        itemContent={(_index, row) => (
          <ThreadRowView row={row} readerId={me._id} isDelivered={isDelivered} onOpenPicture={setOpened} />
        )}
        components={{ Footer }}
      />
      {open.isLoadingOlder && (
        <Top role="status" aria-label={copy.loadingOlder}>
          <Spinner size={16} />
        </Top>
      )}
      {hasOlderFailed && (
        <TopNotice>
          <LoadFailed onRetry={handleOlder}>{copy.olderFailed}</LoadFailed>
        </TopNotice>
      )}
      {opened && <OpenedPicture {...opened} onClose={() => setOpened(null)} />}
      {!isAtBottom && (
        <Chip type="button" onClick={toTheEnd}>
          <Icon of={ArrowDown} size={16} />
          {news > 0 ? copy.newMessages(news) : copy.toTheEnd}
        </Chip>
      )}
    </Box>
  );
}

function Footer() {
  return <Foot />;
}

const Box = styled.div`
  position: relative;
  min-height: 0;

  [role='log'] {
    height: 100%;
    overflow-anchor: none;
  }

  /* the list's own style attribute says that there is none */
  [role='log']:focus-visible {
    outline: 2px solid ${tokens.color.ink} !important;
    outline-offset: -2px;
  }
`;

const Foot = styled.div`
  height: ${tokens.gap[16]};
`;

const Top = styled.div`
  position: absolute;
  inset: ${tokens.gap[8]} 0 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.gap[8]};
  width: fit-content;
  margin: 0 auto;
  padding: ${tokens.gap[4]} ${tokens.gap[12]};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.card};
  box-shadow: ${tokens.shadow};
  font-size: ${tokens.size[14]};
`;

/** The notice has a box of its own. */
const TopNotice = styled(Top)`
  max-width: calc(100% - 2 * ${tokens.gap[16]});
  padding: 0;
  border-radius: ${tokens.radius.control};
`;

const Chip = styled.button`
  position: absolute;
  inset: auto 0 ${tokens.gap[12]};
  display: flex;
  align-items: center;
  gap: ${tokens.gap[8]};
  width: fit-content;
  min-height: ${tokens.smallControlHeight};
  margin: 0 auto;
  padding: 0 ${tokens.gap[16]};
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.card};
  box-shadow: ${tokens.shadow};
  color: ${tokens.color.ink};
  font-size: ${tokens.size[14]};
  font-weight: 500;
  cursor: pointer;
`;
