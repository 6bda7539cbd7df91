/** For each area the paths of its tests, as patterns of Jest: what must find a fault of that area. */
export const AREAS = {
  accounts: [
    '/host/src/(session|startup)/',
    '/remote-auth/',
    '/server/src/modules/people/',
    '/server/test/(account|attempts|company|email-addresses|invitations|joining|mails-about-changes|new-password)',
    '/server/test/(one-time-codes|passwords-tried|recovery|sessions|sign|teammates|terms|without-company)',
    '/shared/domain/src/(company|email|own|password|roles)',
  ],
  transactions: [
    '/remote-transactions/src/(api|domain|features|pages)/',
    '/server/src/modules/transactions/',
    '/server/test/(clients|closing-moved|transactions)',
    '/shared/(contracts|domain)/src/',
  ],
  reminders: [
    '/remote-transactions/src/.*(bell|notification|reminder)',
    '/server/src/modules/reminders/',
    '/server/test/(joining|reminders|teammates|unsubscribing)',
    '/shared/domain/src/',
  ],
  billing: [
    '/remote-billing/',
    '/server/src/(adapters/stripe-payments|modules/billing)/',
    '/server/test/(billing|transactions-limit)',
    '/shared/domain/src/(first|money|plan)',
  ],
  chat: ['/remote-messaging/', '/server/src/modules/chat/', '/server/test/(messages|sockets)'],
  platform: [
    '/host/',
    '/server/src/(modules/(releases|telemetry)|plugins)/',
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
