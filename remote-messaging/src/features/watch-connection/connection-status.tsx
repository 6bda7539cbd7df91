import { connection, useConnectionStatus } from '@keydate/client';
import { Button, Notice, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { SmallText } from '../../ui/small-text';
import { copy } from './copy';

/** The four states of the connection in a word (spec § 4.6). */
export function ConnectionStatus() {
  const status = useConnectionStatus();
  return (
    <Line role="status">
      <Dot $color={colors[status]} aria-hidden />
      {copy.status[status]}
    </Line>
  );
}

/** Says what a broken connection means, and offers to try again. */
export function ConnectionBanner() {
  const status = useConnectionStatus();
  if (status === 'error') return <Notice tone="warn">{copy.errorWords}</Notice>;
  if (status !== 'failed') return null;
  return (
    <Notice
      tone="error"
      title={copy.failedTitle}
      action={
        <Button size="small" onClick={() => connection().reconnect()}>
          {copy.reconnect}
        </Button>
      }
    >
      {copy.failedWords}
    </Notice>
  );
}

const colors = {
  connected: tokens.color.done,
  disconnected: tokens.color.softInk,
  error: tokens.color.dueToday,
  failed: tokens.color.overdue,
};

const Line = styled(SmallText)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.gap[8]};
`;

const Dot = styled.span<{ $color: string }>`
  width: 8px;
  height: 8px;
  border-radius: ${tokens.radius.round};
  background: ${({ $color }) => $color};
`;
