/** Permissions of every area's calls. */
const WHO_MAY = '/server/test/who-may/';

/** For each area the paths of its tests, as patterns of Jest: what must find a fault of that area. */
export const AREAS = {
  accounts: [
    WHO_MAY,
    '/host/(src|test)/(session|startup)/',
    '/remote-auth/',
    '/server/src/accounts/people/',
    '/server/test/(account|attempts|company|email-addresses|invitations|joining|mails-about-changes|new-password)',
    '/server/test/(one-time-codes|passwords-tried|recovery|sessions|sign|teammates|terms|without-company)',
    '/shared/domain/src/(company|email|own|password|roles)',
  ],
  transactions: [
    WHO_MAY,
    '/remote-transactions/src/(api|domain|features|pages)/',
    '/server/src/transactions/',
    '/server/test/(clients|closing-moved|transactions)',
    '/shared/(contracts|domain)/src/',
  ],
  reminders: [
    WHO_MAY,
    '/remote-transactions/src/.*(bell|notification|reminder)',
    '/server/src/reminders/',
    '/server/test/(joining|reminders|teammates|unsubscribing)',
    '/shared/domain/src/',
  ],
  billing: [
    WHO_MAY,
    '/remote-billing/',
    '/server/src/(adapters/stripe-payments|billing)/',
    '/server/test/(billing|transactions-limit)',
    '/shared/domain/src/(first|money|plan)',
  ],
  chat: [WHO_MAY, '/remote-messaging/', '/server/src/chat/', '/server/test/(messages|sockets)'],
  platform: [
    WHO_MAY,
    '/host/',
    '/server/src/(platform|plugins)/',
    '/server/test/(attack/(bodies|headers|tokens)|overrides|pages|releases|replies|roll-outs|sessions|telemetry)',
    '/shared/(client|shell)/',
    '/shared/contracts/src/',
    '/shared/tooling/src/release/',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Area = keyof typeof AREAS;

export function isArea(name: string): name is Area {
  return Object.hasOwn(AREAS, name);
}

export const AREA_NAMES = Object.keys(AREAS).filter(isArea);
