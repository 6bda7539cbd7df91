import { useTimeZone } from '@keydate/forms/time';
import { Icon, tokens, VisuallyHidden } from '@keydate/ui';
import { Check, CheckCheck, CircleAlert, Clock } from '@keydate/ui/icons';
import { styled } from 'styled-components';
import { timeOf } from '../../domain/message-date';
import { SmallText } from '../../ui/small-text';
import { copy } from './copy';

export type MessageStateName = keyof typeof copy.states;

const icons = { sending: Clock, sent: Check, delivered: CheckCheck, failed: CircleAlert, refused: CircleAlert };

/** The time of a message and, for the person's own, whether it was sent and delivered. */
export function MessageState({ createdAt, state }: { createdAt: string; state?: MessageStateName }) {
  const timeZone = useTimeZone();
  return (
    <Line>
      <time dateTime={createdAt}>{timeOf(createdAt, timeZone)}</time>
      {state && (
        <span title={copy.states[state]}>
          <Icon of={icons[state]} size={16} />
          <VisuallyHidden>{copy.states[state]}</VisuallyHidden>
        </span>
      )}
    </Line>
  );
}

const Line = styled(SmallText)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.gap[4]};
  white-space: nowrap;

  span {
    display: inline-flex;
  }
`;
