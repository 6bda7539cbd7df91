import { pictureAddress } from '@keydate/client';
import type { Message } from '@keydate/contracts/chat';
import { Button, tokens } from '@keydate/ui';
import { useBlobUrl } from '@keydate/forms/blob-url';
import { useNow, useTimeZone } from '@keydate/forms/time';
import { styled } from 'styled-components';
import { useMessaging } from '../../conversations/messaging';
import { dayHeading } from '../../domain/message-date';
import type { Outgoing } from '../../domain/outgoing';
import type { ThreadRow } from '../../domain/thread-rows';
import { PlainWords } from '../../ui/plain-words';
import { SmallText } from '../../ui/small-text';
import { copy } from './copy';
import { MessageState } from './message-state';
import type { Opened } from './opened-picture';
import { PictureMessage } from './picture-message';

interface RowProps {
  row: ThreadRow;
  readerId: string;
  /** True if a device of the receiver has the message. */
  isDelivered: (row: ThreadRow) => boolean;
  onOpenPicture: (picture: Opened) => void;
}

/** One message; the first one of a day has the day above it. */
export function ThreadRowView({ row, readerId, isDelivered, onOpenPicture }: RowProps) {
  const createdAt = row.kind === 'message' ? row.message.createdAt : row.outgoing.createdAt;
  const isOwn = row.kind === 'outgoing' || row.message.sender._id === readerId;
  return (
    <Row $startsRun={row.startsRun}>
      {row.startsDay && (
        <Day>
          <DayHeading createdAt={createdAt} />
        </Day>
      )}
      <Side $isOwn={isOwn}>
        {row.kind === 'outgoing' ? (
          <OutgoingBubble outgoing={row.outgoing} onOpenPicture={onOpenPicture} />
        ) : (
          <StoredBubble
            message={row.message}
            isOwn={isOwn}
            isDelivered={isDelivered(row)}
            onOpenPicture={onOpenPicture}
          />
        )}
      </Side>
    </Row>
  );
}

function DayHeading({ createdAt }: { createdAt: string }) {
  return <SmallText>{dayHeading(createdAt, useNow(), useTimeZone())}</SmallText>;
}

interface StoredProps {
  message: Message;
  isOwn: boolean;
  isDelivered: boolean;
  onOpenPicture: (picture: Opened) => void;
}

function StoredBubble({ message, isOwn, isDelivered, onOpenPicture }: StoredProps) {
  const { url, picture, message_content: words, sender, createdAt } = message;
  const senderName = isOwn ? copy.you : sender.fullName;
  const address = pictureAddress(url === null ? null : { url });
  return (
    <Bubble $isOwn={isOwn}>
      {address && (
        <PictureMessage
          src={address}
          senderName={senderName}
          size={picture}
          onOpen={() => onOpenPicture({ address, senderName })}
        />
      )}
      {words && <PlainWords>{words}</PlainWords>}
      <MessageState
        createdAt={createdAt}
        {...(isOwn && { state: isDelivered ? ('delivered' as const) : ('sent' as const) })}
      />
    </Bubble>
  );
}

interface OutgoingProps {
  outgoing: Outgoing;
  onOpenPicture: (picture: Opened) => void;
}

function OutgoingBubble({ outgoing, onOpenPicture }: OutgoingProps) {
  const { retry, discard } = useMessaging();
  const { id, words, picture, state, refusal, createdAt } = outgoing;
  const local = useBlobUrl(picture?.file);
  const src = local ?? pictureAddress(picture?.uploaded ?? null);
  return (
    <Bubble $isOwn>
      {src && (
        <PictureMessage
          src={src}
          senderName={copy.you}
          size={picture?.uploaded ?? null}
          onOpen={() => onOpenPicture({ file: picture?.file, address: src, senderName: copy.you })}
        />
      )}
      {words && <PlainWords>{words}</PlainWords>}
      <MessageState createdAt={createdAt} state={state} />
      {state !== 'sending' && (
        <Failed role="group" aria-label={copy.states[state]}>
          <SmallText>{state === 'refused' ? refusal : copy.failedWords}</SmallText>
          <Button size="small" onClick={() => retry(id)}>
            {copy.retry}
          </Button>
          <Button size="small" variant="ghost" onClick={() => discard(id)}>
            {copy.discard}
          </Button>
        </Failed>
      )}
    </Bubble>
  );
}

const Row = styled.div<{ $startsRun: boolean }>`
  padding: ${({ $startsRun }) => ($startsRun ? tokens.gap[12] : '2px')} ${tokens.gap[16]} 0;
`;

const Day = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[12]};
  padding: ${tokens.gap[4]} 0 ${tokens.gap[12]};

  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: ${tokens.color.rule};
    content: '';
  }
`;

const Side = styled.div<{ $isOwn: boolean }>`
  display: flex;
  justify-content: ${({ $isOwn }) => ($isOwn ? 'flex-end' : 'flex-start')};
`;

const Bubble = styled.div<{ $isOwn: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, max-content);
  justify-content: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  justify-items: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  gap: ${tokens.gap[4]};
  max-width: min(75%, 560px);
  padding: ${tokens.gap[8]} ${tokens.gap[12]};
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${({ $isOwn }) => ($isOwn ? tokens.color.primaryTint : tokens.color.card)};
  color: ${tokens.color.ink};

  > bdi {
    justify-self: start;
  }
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.gap[8]};

  > span {
    flex-basis: 100%;
    text-align: right;
  }
`;
