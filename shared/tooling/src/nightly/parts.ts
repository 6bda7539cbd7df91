/** A part of the nightly run, of at most 25 minutes on two cores. */
export interface Part {
  name: string;
  /** Its column in docs/nightly.md. */
  covers: string;
  /** The beginnings of its test files' paths. A file belongs to the part with the longest of them. */
  files?: readonly string[];
  /** How much its tests do; a variable that is set already wins. */
  environment?: Readonly<Record<string, string>>;
  /** Programs with their arguments, run in the root. A benchmark reports missed targets and does not fail by them. */
  programs?: readonly (readonly string[])[];
}

const bench = (name: string): Pick<Part, 'programs'> => ({ programs: [['npm', 'run', `bench:${name}`]] });

/** Each file named `*.nightly.*` belongs to exactly one of them. */
export const parts: readonly Part[] = [
  {
    name: 'worlds',
    covers: 'every QA world at both widths in both themes',
    files: ['e2e/specs/worlds/every-world'],
  },
  {
    name: 'dialogs',
    covers: 'every dialog at both widths in both themes',
    files: ['e2e/specs/worlds/'],
  },
  {
    name: 'visitors',
    covers:
      'browser: landing page, sign-up, recovery, session, settings; lost answers, keyboard alone, axe on each screen',
    files: [
      'e2e/specs/accessibility/',
      'e2e/specs/landing/',
      'e2e/specs/recovery/',
      'e2e/specs/session/',
      'e2e/specs/settings/',
      'e2e/specs/sign-up/',
    ],
  },
  {
    name: 'product',
    covers: 'browser: transactions, lenders, messages, payments; lost answers, printed pages, two servers',
    files: [
      'e2e/specs/billing/',
      'e2e/specs/lenders/',
      'e2e/specs/main-job/',
      'e2e/specs/messages/',
      'e2e/specs/transactions/',
    ],
  },
  {
    name: 'platform',
    covers: 'browser: releases, rollbacks, remotes that fail, the operators’ page, a tester’s desk',
    files: ['e2e/specs/platform/', 'e2e/specs/remote-alone/'],
  },
  {
    name: 'kit',
    covers:
      'a squad’s own repository, outside the checkout: install, tests, desk, release, CI, rollback; it needs npm’s registry',
    files: ['e2e/specs/kit/'],
  },
  {
    name: 'pages',
    covers: 'pages of host and remotes in jsdom: each refusal, lost answers, every world',
    files: ['host/', 'remote-', 'shared/'],
  },
  {
    name: 'tools',
    covers: 'builds, releases and templates',
    files: ['shared/tooling/'],
  },
  {
    name: 'server',
    covers: 'every call with invented input, other long runs of the server',
    files: ['server/test/', 'server/src/'],
  },
  {
    name: 'subscriptions',
    covers: 'random courses of subscriptions',
    files: ['server/test/billing/', 'server/payment-sandbox/'],
    environment: { SOAK_RUNS: '1000' },
  },
  {
    name: 'messages',
    covers:
      'random courses of messages at one server and at two, linked by PostgreSQL and by Redis; 50 servers killed while they read contracts',
    files: ['server/test/several-servers/', 'server/test/messages'],
    environment: { SOAK_MESSAGES: '10000' },
  },
  {
    name: 'reminders',
    covers: 'two simulated months of reminders at three servers',
    files: ['server/test/reminders-simulated/', 'server/test/reminders'],
    environment: { SOAK_TRANSACTIONS: '300', SOAK_DAYS: '60' },
  },
  {
    name: 'cluster',
    covers:
      'two servers behind Caddy, two that read, one for timed work: a release, servers killed, services away, under load',
    files: ['server/test/cluster/'],
  },
  {
    name: 'last-release',
    covers: 'the server tests of the last release, on the tables of this one',
    programs: [['tsx', 'shared/tooling/src/nightly/last-release.ts']],
  },
  {
    name: 'second-opinions',
    covers: 'random courses of second opinions',
    files: ['server/test/second-opinion'],
  },
  {
    name: 'node-20',
    covers: 'checks and tests without a browser, on the oldest Node',
    programs: [['npx', '--yes', '--package', 'node@20', '--call', 'npm run verify']],
  },
  { name: 'reader', covers: 'the contract reader’s full sets', files: ['server/reader/'] },
  {
    name: 'reader-broken-files',
    covers: 'broken and altered files for the contract reader',
    programs: [['tsx', 'server/reader/bench/fuzz/fuzz-scan.ts', '--runs', '1500']],
  },
  { name: 'bench-scan', covers: 'what the contract reader reads, and how fast', ...bench('scan') },
  { name: 'bench-web', covers: 'time to content, bytes, builds, Lighthouse', ...bench('web') },
  { name: 'bench-chat', covers: 'delivery of messages', ...bench('chat') },
  { name: 'bench-reminders', covers: 'planning and delivery of reminders', ...bench('reminders') },
  { name: 'bench-transactions', covers: 'lists and searches of many transactions', ...bench('transactions') },
  { name: 'bench-ops', covers: 'pictures in a bucket, metrics, the queue of scans, a backup', ...bench('ops') },
];

/** The part that a test file belongs to; undefined if it has none. */
export function partOf(file: string): Part | undefined {
  const length = ({ files = [] }: Part) =>
    Math.max(0, ...files.filter((beginning) => file.startsWith(beginning)).map((beginning) => beginning.length));
  const [best] = parts.toSorted((left, right) => length(right) - length(left));
  return best && length(best) > 0 ? best : undefined;
}
