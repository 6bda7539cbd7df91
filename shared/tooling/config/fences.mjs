/**
 * One home per library: only the files under `home` may import what matches, so that it can be replaced in one place.
 * Globs are relative to the root. `instead` is the sentence lint prints.
 * @type {ReadonlyArray<{name: string, imports: string[], home: string[], instead: string}>}
 */
export const fences = [
  {
    name: 'ky',
    imports: ['ky'],
    home: ['shared/client/src/**'],
    instead: 'Ask the server with callApi() of @keydate/client and a call of @keydate/contracts.',
  },
  {
    name: 'router-source',
    imports: ['react-router', 'react-router/*', 'react-router-dom/*'],
    home: ['shared/tooling/src/facades/**'],
    instead: "Import from 'react-router-dom': the host shares it; a second router would not see the page's address.",
  },
  {
    name: 'query-source',
    imports: ['tanstack-react-query', '@tanstack/query-core'],
    home: ['shared/tooling/src/facades/**'],
    instead: "Import from '@tanstack/react-query': the host shares it.",
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
    home: ['shared/shell/src/loading/**', 'shared/tooling/src/webpack/**'],
    instead: 'Remotes are loaded by shared/shell/src/loading alone.',
  },
  {
    name: 'link-attribution',
    imports: ['branch-sdk'],
    home: ['host/src/startup/ask-branch*'],
    instead: 'Where a link came from is found out once, at start-up (host/src/startup).',
  },
  {
    name: 'react-aria',
    imports: ['react-aria-components', 'react-aria', 'react-aria/*', '@react-aria/*'],
    home: ['shared/ui/src/**'],
    instead: 'Use what @keydate/ui/overlays offers.',
  },
  {
    name: 'date-libraries',
    imports: ['moment', 'moment/*', 'date-fns', 'date-fns/*', 'dayjs', 'dayjs/*', 'luxon'],
    home: [],
    instead: 'A deadline is a day: use @keydate/domain/calendar-day; ages and times of day have one file in domain/.',
  },
  {
    name: 'sql',
    imports: ['drizzle-orm', 'drizzle-orm/**'],
    home: ['server/src/**/*.table.ts', 'server/src/**/*.repository.ts', 'server/src/db/**', 'server/test/**', 'server/bench/**'],
    instead: 'SQL lives in repositories; ask one of them.',
  },
  {
    name: 'database',
    imports: ['pg', '@electric-sql/**'],
    home: ['server/src/db/**', 'server/test/**', 'server/bench/**'],
    instead: 'Connections are opened by server/src/db alone.',
  },
  {
    name: 'third-parties',
    imports: ['nodemailer', '@aws-sdk/*', 'sharp', 'pdfjs-dist', 'pdfjs-dist/**', 'tesseract.js', '@napi-rs/canvas'],
    home: ['server/src/adapters/**', 'server/test/**', 'server/bench/**'],
    instead: 'Third parties are reached through a port; its adapter in server/src/adapters imports the library.',
  },
  {
    name: 'fake-server',
    imports: ['msw', 'msw/*'],
    home: ['shared/testing/src/**'],
    instead: 'Use the fake server of @keydate/testing, made from the contracts.',
  },
];

/** The same for globals of the browser. */
export const globalFences = [
  {
    name: 'localStorage',
    home: ['host/src/session/**', 'host/test/session/**', 'shared/client/src/**', 'shared/testing/src/**', '**/*.store.ts'],
    instead: 'What outlives a reload is the session (host/src/session) or a named *.store.ts file.',
  },
  {
    name: 'sessionStorage',
    home: ['**/*.store.ts', 'shared/testing/src/**'],
    instead: 'What outlives a reload lives in a named *.store.ts file.',
  },
  {
    name: 'fetch',
    home: ['shared/shell/src/loading/page-registry.ts', 'shared/testing/src/**', 'shared/tooling/**', 'server/**', 'e2e/**'],
    instead: 'Ask the server with callApi() of @keydate/client and a call of @keydate/contracts.',
  },
];
