const tests = ['**/*.test.{ts,tsx}', '**/test/**', 'shared/testing/src/**', 'shared/tooling/config/jest/**', 'e2e/**'];

/**
 * One home per library: only the files under `home` may import what matches, so that it can be replaced in one place.
 * Globs are relative to the root. `names` are those of the library's exports that are meant, where not all are;
 * `instead` is the sentence lint prints.
 * @type {ReadonlyArray<{name: string, imports: string[], names?: string[], home: string[], instead: string}>}
 */
export const fences = [
  {
    name: 'ky',
    imports: ['ky'],
    home: ['shared/client/src/**'],
    instead: 'Ask the server with callApi() of @keydate/client and a call of @keydate/contracts.',
  },
  {
    name: 'calls',
    imports: ['@keydate/client'],
    names: ['callApi', 'request', 'useChange'],
    home: ['remote-*/src/api/**', 'host/**', ...tests],
    instead:
      'Each call has a file in src/api/ with its hook and what it makes stale. The feature speaks to the person.',
  },
  {
    name: 'query-store',
    imports: ['@tanstack/react-query'],
    names: ['useQueryClient'],
    home: ['remote-*/src/api/**', 'shared/client/src/**', ...tests],
    instead: 'What a call makes stale is said by its hook in src/api/.',
  },
  {
    name: 'mutations',
    imports: ['@tanstack/react-query'],
    names: ['useMutation'],
    // choices that are shown before the server has answered wait for each other instead of being ignored
    home: ['shared/client/src/use-change.ts', 'remote-settings/src/api/reminder-settings.ts'],
    instead: 'Use useChange of @keydate/client: it ignores a second press, and the end of the session.',
  },
  {
    name: 'router-source',
    imports: ['react-router', 'react-router/*', 'react-router-dom/*'],
    home: ['shared/tooling/src/facades/**', 'shared/shell/src/prerender/**'],
    instead: "Import from 'react-router-dom': the host shares it; a second router would not see the page's address.",
  },
  {
    name: 'query-source',
    imports: ['tanstack-react-query', '@tanstack/query-core'],
    home: ['shared/tooling/src/facades/**'],
    instead: "Import from '@tanstack/react-query': the host shares it.",
  },
  {
    name: 'styles-source',
    imports: ['styled-components-whole', 'styled-components/*'],
    home: ['shared/tooling/src/facades/**', 'shared/shell/src/prerender/**'],
    instead: "Import from 'styled-components': the host shares it.",
  },
  {
    name: 'zod-source',
    imports: ['zod/*'],
    home: ['shared/tooling/src/facades/**'],
    instead: "Import from 'zod': the host shares it, through shared/tooling/src/facades/zod-members.ts.",
  },
  {
    name: 'single-spa',
    imports: ['single-spa', 'single-spa-react', 'single-spa-react/*'],
    home: ['host/**', 'shared/{client,shell,testing}/**'],
    instead: 'A remote is made by defineRemote() of @keydate/client and knows nothing of what mounts it.',
  },
  {
    name: 'federation',
    imports: ['@module-federation/**'],
    home: ['shared/shell/src/loading/**', 'shared/tooling/{src/webpack,browser}/**'],
    instead: 'Only shared/shell/src/loading loads remotes.',
  },
  {
    name: 'link-attribution',
    imports: ['branch-sdk'],
    home: ['host/src/startup/ask-branch*'],
    instead: 'The origin of a link is determined once, at startup (host/src/startup).',
  },
  {
    name: 'react-aria',
    imports: [
      'react-aria-components',
      'react-aria',
      'react-aria/*',
      'react-stately',
      'react-stately/*',
      '@react-aria/*',
      '@internationalized/*',
    ],
    home: ['shared/ui/src/**'],
    instead: 'Use a component of @keydate/ui/overlays.',
  },
  {
    name: 'react-roots',
    imports: ['react-dom/client'],
    home: ['host/src/main.tsx', 'shared/client/src/remote/**', 'shared/testing/src/mini-shell/**'],
    instead: 'To render outside the tree, use a remote (defineRemote) or a dialog of @keydate/ui/overlays.',
  },
  {
    name: 'toasts',
    imports: ['react-toastify', 'react-toastify/*'],
    home: ['shared/ui/src/toast/**', 'shared/testing/src/jest/**'],
    instead: 'Use notify of @keydate/ui.',
  },
  {
    name: 'icons',
    imports: ['lucide-react', 'lucide-react/*'],
    home: ['shared/ui/src/icons.ts', 'shared/ui/src/icon/**'],
    instead: 'Use an icon of @keydate/ui/icons, which has those that Keydate uses.',
  },
  {
    name: 'picture-crop',
    imports: ['react-easy-crop', 'react-easy-crop/*'],
    home: ['shared/forms/src/picture/**'],
    instead: 'Crop a picture with PicturePicker of @keydate/forms/picture.',
  },
  {
    name: 'streams',
    imports: ['rxjs', 'rxjs/*'],
    home: ['host/src/session/**', 'shared/client/src/session.ts', 'shared/testing/src/session/**'],
    instead: 'The session is the one stream: read it with useSession() or session() of @keydate/client.',
  },
  {
    name: 'browser-storage',
    imports: ['@keydate/client'],
    names: ['browserStorage', 'tabStorage'],
    home: ['**/*.store.ts', ...tests],
    instead: 'What must survive a reload is in a named *.store.ts file.',
  },
  {
    name: 'persisted-entries',
    imports: ['@keydate/forms/entries'],
    names: ['persistedEntries'],
    home: ['**/*.store.ts', ...tests],
    instead: 'What outlives a reload lives in a named *.store.ts file.',
  },
  {
    name: 'moment',
    imports: ['moment', 'moment/*'],
    home: ['remote-messaging/src/domain/message-date.ts'],
    instead: 'A deadline is a day: use @keydate/domain/calendar-day. Of the remotes, only messaging loads moment.',
  },
  {
    name: 'virtual-list',
    imports: ['react-virtuoso'],
    home: ['remote-messaging/src/features/read-thread/**', 'remote-messaging/test/**'],
    instead: 'Only the thread of messages is long enough for a virtual list.',
  },
  {
    name: 'links-in-words',
    imports: ['linkifyjs', 'linkifyjs/*'],
    home: ['remote-messaging/src/domain/message-parts.ts'],
    instead: 'What can be pressed in a message is decided by messageParts.',
  },
  {
    name: 'picture-zoom',
    imports: ['@panzoom/panzoom'],
    home: ['remote-messaging/src/features/read-thread/zoomable.ts'],
    instead: 'A picture is zoomed by zoomable(), which loads when one opens.',
  },
  {
    name: 'socket-client',
    imports: ['socket.io-client'],
    home: ['shared/client/src/connection/socket-io.ts', 'server/test/**', 'server/bench/**'],
    instead: 'A tab has one connection: use connection() of @keydate/client.',
  },
  {
    name: 'sockets',
    imports: ['socket.io', 'socket.io-adapter', '@socket.io/*'],
    home: ['server/src/realtime/**', 'server/test/**', 'server/bench/**'],
    instead: 'Sockets are reached through the port src/ports/realtime.ts.',
  },
  {
    name: 'redis',
    imports: ['ioredis', 'rate-limiter-flexible'],
    home: ['server/src/realtime/**', 'server/src/adapters/rate-limits.ts', 'server/test/**', 'server/bench/**'],
    instead: 'Redis is reached through the ports src/ports/realtime.ts and src/ports/rate-limits.ts.',
  },
  {
    name: 'date-libraries',
    imports: ['date-fns', 'date-fns/*', 'dayjs', 'dayjs/*', 'luxon'],
    home: [],
    instead: 'A deadline is a day: use @keydate/domain/calendar-day; ages and times of day have one file in domain/.',
  },
  {
    name: 'sql',
    imports: ['drizzle-orm', 'drizzle-orm/**'],
    home: [
      'server/src/**/*.table.ts',
      'server/src/**/*.repository.ts',
      'server/src/*/policies/*.sql.ts',
      'server/src/db/**',
      'server/test/**',
      'server/bench/**',
    ],
    instead: 'SQL is in repositories; call one of them.',
  },
  {
    name: 'database',
    imports: ['pg', '@electric-sql/**'],
    home: ['server/src/db/**', 'server/payment-sandbox/src/ledger/**', 'server/test/**', 'server/bench/**'],
    instead: 'Only server/src/db opens connections; the payment sandbox has its own.',
  },
  {
    name: 'third-parties',
    imports: ['nodemailer', '@aws-sdk/*', '@node-rs/argon2'],
    home: ['server/src/adapters/**', 'server/test/**', 'server/bench/**'],
    instead: 'Third parties are reached through a port; its adapter in server/src/adapters imports the library.',
  },
  {
    name: 'payment-provider',
    imports: ['stripe', 'stripe/*'],
    home: ['server/src/adapters/stripe-payments/**', 'server/payment-sandbox/**', 'server/test/**'],
    instead:
      'The payment provider is reached through the port Payments; server/src/adapters/stripe-payments imports its library.',
  },
  {
    name: 'payment-forms',
    imports: ['@stripe/stripe-js', '@stripe/stripe-js/*', '@stripe/react-stripe-js'],
    home: ['remote-billing/src/ui/stripe-fields/**', 'server/payment-sandbox/**', ...tests],
    instead: 'The provider’s fields are in remote-billing/src/ui/stripe-fields: AddressForm and PaymentForm.',
  },
  {
    name: 'picture-files',
    imports: ['sharp'],
    home: ['server/src/adapters/**', 'server/reader/src/files/**', 'server/**/{test,bench}/**', 'server/**/*.test.ts'],
    instead: 'Pictures are opened by server/reader/src/files, and made by an adapter in server/src/adapters.',
  },
  {
    name: 'pdf-files',
    imports: ['pdfjs-dist', 'pdfjs-dist/**', '@napi-rs/canvas'],
    home: ['server/reader/src/pdf/**', 'server/**/{test,bench}/**'],
    instead: 'PDFs are opened and drawn by server/reader/src/pdf.',
  },
  {
    name: 'text-recognition',
    imports: ['tesseract.js'],
    home: ['server/reader/src/recognition/tesseract/**'],
    instead: 'Tesseract is started by server/reader/src/recognition/tesseract.',
  },
  {
    name: 'fake-server',
    imports: ['msw', 'msw/*'],
    home: ['shared/testing/src/**'],
    instead: 'Use the fake server of @keydate/testing, made from the contracts.',
  },
];

/** The same for globals of the browser, by their bare name and as `window.` or `globalThis.` has them. */
export const globalFences = [
  {
    name: 'localStorage',
    home: ['host/src/session/stored-user.ts', 'shared/client/src/guarded-storage.ts', ...tests],
    instead:
      'What must survive a reload is in the session (host/src/session) or a named *.store.ts file, which uses browserStorage of @keydate/client.',
  },
  {
    name: 'sessionStorage',
    home: ['shared/client/src/guarded-storage.ts', ...tests],
    instead: 'What must survive a reload is in a named *.store.ts file, which uses tabStorage of @keydate/client.',
  },
  {
    name: 'fetch',
    home: [
      'shared/client/src/request.ts',
      'shared/shell/src/loading/page-registry.ts',
      'shared/tooling/**',
      'server/**',
      ...tests,
    ],
    instead: 'Ask the server with callApi() of @keydate/client and a call of @keydate/contracts.',
  },
];
