import { paths, pictureAddress, type ChosenReceiver } from '@keydate/client';
import { Avatar, ButtonLink, Icon, LoadFailed, media, Spinner, tokens, VisuallyHidden } from '@keydate/ui';
import { ArrowLeft, MessageSquare } from '@keydate/ui/icons';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessaging, useMessagingState } from '../../conversations/messaging';
import { lowWindow } from '../../ui/low-window';
import { SmallText } from '../../ui/small-text';
import { copy } from './copy';
import { ThreadMessages } from './thread-messages';

interface ReadThreadProps {
  receiverId: string;
  /** Whom the navigation has brought, until the server has told who it is. */
  chosen: ChosenReceiver | undefined;
}

/** The conversation with one person or client. */
export function ReadThread({ receiverId, chosen }: ReadThreadProps) {
  const { openThread } = useMessaging();
  const open = useMessagingState((state) => state.threads[receiverId]);
  const outbox = useMessagingState((state) => state.outbox);
  useEffect(() => openThread(receiverId), [openThread, receiverId]);
  const outgoing = useMemo(() => outbox.filter((one) => one.receiverId === receiverId), [outbox, receiverId]);
  const receiver = open?.receiver ?? chosen?.receiver ?? null;
  const kind = open?.receiver ? open.kind : chosen?.kind;
  const name = receiver?.fullName ?? '';

  return (
    <>
      <Head>
        <BackLink as={Link} to={paths.messages} variant="ghost">
          <Icon of={ArrowLeft} />
          <VisuallyHidden>{copy.back}</VisuallyHidden>
        </BackLink>
        {receiver && (
          <>
            <Avatar src={pictureAddress(receiver.avatar)} name={name} size={40} />
            <Who>
              <h2 dir="auto">{name}</h2>
              {kind === 'client' && <SmallText>{copy.byEmail}</SmallText>}
            </Who>
          </>
        )}
      </Head>
      {content()}
    </>
  );

  function content(): ReactNode {
    if (!open || open.status === 'loading')
      return (
        <Middle role="status" aria-label={copy.loading}>
          <Spinner />
        </Middle>
      );
    if (open.status === 'missing') return <Middle>{copy.missing}</Middle>;
    if (open.status === 'failed')
      return (
        <Middle>
          <LoadFailed onRetry={() => openThread(receiverId)}>{copy.failed}</LoadFailed>
        </Middle>
      );
    if (open.thread.messages.length === 0 && outgoing.length === 0)
      return <Middle>{open.kind === 'client' ? copy.firstToClient(name) : copy.first(name)}</Middle>;
    return <ThreadMessages key={receiverId} receiverId={receiverId} name={name} open={open} outgoing={outgoing} />;
  }
}

/** The pane while no conversation is selected (spec § 2.10). */
export function NothingSelected() {
  return (
    <Middle>
      <Icon of={MessageSquare} size={24} />
      {copy.select}
    </Middle>
  );
}

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[12]};
  min-height: 64px;
  padding: ${tokens.gap[8]} ${tokens.gap[16]};
  border-bottom: 1px solid ${tokens.color.rule};

  ${lowWindow} {
    min-height: 48px;
    padding-block: 0;
  }
`;

const BackLink = styled(ButtonLink)`
  display: none;
  padding: 0 ${tokens.gap[8]};

  ${media.phone} {
    display: inline-flex;
  }

  ${lowWindow} {
    display: inline-flex;
  }
`;

const Who = styled.div`
  display: grid;
  min-width: 0;

  h2 {
    overflow: hidden;
    font-size: ${tokens.size[16]};
    font-weight: 600;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Middle = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.gap[12]};
  min-height: 0;
  height: 100%;
  padding: ${tokens.gap[24]};
  color: ${tokens.color.softInk};
  text-align: center;
`;
