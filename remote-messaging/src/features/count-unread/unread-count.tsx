import { tokens, VisuallyHidden } from '@keydate/ui';
import { styled } from 'styled-components';
import { useMessagingState } from '../../conversations/messaging';
import { countUnread } from '../../domain/conversation-list';
import { copy } from './copy';
import { useTitleCount } from './use-title-count';

/** How many conversations have something unread, also in the title of the tab. Nothing where none has. */
export function UnreadCount() {
  const count = useMessagingState((state) => countUnread(state.list));
  useTitleCount(count);
  if (count === 0) return null;
  return (
    <Badge role="status">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{copy.unread(count)}</VisuallyHidden>
    </Badge>
  );
}

const Badge = styled.span`
  min-width: 20px;
  padding: 0 6px;
  border: 1px solid ${tokens.color.card};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.overdue};
  color: ${tokens.color.paper};
  font-size: ${tokens.size[12]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  text-align: center;
`;
