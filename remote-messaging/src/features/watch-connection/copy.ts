import type { ConnectionStatus } from '@keydate/client';

export const copy = {
  status: {
    connected: 'Connected',
    disconnected: 'Connecting…',
    error: 'Reconnecting…',
    failed: 'Not connected',
  } satisfies Record<ConnectionStatus, string>,
  errorWords: 'You are not connected. Keydate keeps trying, and will send what you write as soon as it can.',
  failedTitle: 'Keydate could not reconnect.',
  failedWords: 'You will not get new messages until it does. Nothing you wrote is lost.',
  reconnect: 'Reconnect',
} as const;
