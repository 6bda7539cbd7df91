import type { ConnectionStatus } from '@keydate/client';

export const copy = {
  status: {
    connected: 'Connected',
    disconnected: 'Connecting…',
    error: 'Reconnecting…',
    failed: 'Not connected',
  } satisfies Record<ConnectionStatus, string>,
  errorWords: 'The connection is lost. Keydate is trying again, and sends what you write as soon as it is back.',
  failedTitle: 'Keydate could not connect again.',
  failedWords: 'New messages do not arrive until it does. Nothing you wrote is lost.',
  reconnect: 'Reconnect',
} as const;
