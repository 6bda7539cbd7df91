import { paths } from '@keydate/client';
import { notify } from '@keydate/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessaging } from '../../conversations/messaging';
import type { MessagingState } from '../../conversations/messaging-state';
import type { ReturnedMessage } from '../../conversations/outbox';
import { copy } from './copy';
import { dismissSolved, rememberError } from './shown-errors';

/** Says on any page which message was not sent, and why. Outside its conversation, the toast links there. */
export function ReturnedNotice() {
  const { onReturned, state, subscribe } = useMessaging();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const handleReturned = useEffectEvent(({ receiverId, sentence }: ReturnedMessage) => {
    const conversation = paths.conversation(receiverId);
    const isOpen = pathname + search === conversation;
    const action = { label: copy.show, onPress: () => void navigate(conversation) };
    const title = copy.notSent(nameOf(receiverId, state()));
    notify.error(title, sentence, isOpen ? undefined : action);
    rememberError({ receiverId, title, sentence });
  });
  useEffect(() => onReturned((returned) => handleReturned(returned)), [onReturned]);
  useEffect(() => subscribe(() => dismissSolved(state())), [subscribe, state]);
  return null;
}

function nameOf(receiverId: string, { threads, list }: MessagingState): string {
  const receiver = threads[receiverId]?.receiver ?? list.find((one) => one.receiver._id === receiverId)?.receiver;
  return receiver?.fullName ?? '';
}
