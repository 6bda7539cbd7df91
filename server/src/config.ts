import { resolve } from 'node:path';
import { MESSAGES_PER_MINUTE } from '@keydate/contracts/limits';
import { pageSettings, type PageSettings } from '@keydate/contracts/page-settings';
import { z } from 'zod';
import { ConfigError } from './config-error';
import { aList, address, aWholeNumber, isOrigin, isWebOrigin, wholeNumber } from './setting-fields';
import { readS3, S3_CHECKSUMS, type S3Settings } from './s3-settings';
import { secretsFromFiles } from './secrets-from-files';
import { readStripeKeys, type StripeKeys } from './stripe-keys';

/** The settings of a server, read once from the environment. */
export interface Config {
  mode: 'demo' | 'production';
  /** The parts of the server's work that this process does. */
  roles: ReadonlySet<Role>;
  port: number;
  /** Which of the machine's addresses to listen on. */
  host: string;
  /** The folder of the embedded database, the files, the mails and the releases. */
  home: string;
  databaseUrl: string | undefined;
  /** The same database past a connection pooler, where DATABASE_URL is one's: for LISTEN, migrations and backups. */
  databaseDirectUrl: string | undefined;
  /** How many connections this server opens to PostgreSQL for its requests and jobs. */
  databasePool: number;
  /** The folder with the files of releases; without a bucket, several servers share one. */
  releasesFolder: string;
  /** The bucket with files and releases; null if they are in folders. */
  s3: S3Settings | null;
  /** The email addresses of those who make deploy tokens and may roll back any remote. */
  operators: readonly string[];
  /** The Redis that servers on one database use to exchange messages; null means PostgreSQL. */
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The address at which people reach the product, without a slash at the end. */
  publicOrigin: string;
  /** Binds one-time codes to this installation. */
  codeSecret: string;
  /** Those by which a code or link may have been made: the present one, and the one before. */
  acceptedCodeSecrets: readonly string[];
  /** Encrypts the contracts that people upload. */
  fileSecret: string;
  /** How often a caller may try to sign in or up, or ask for codes. */
  attempts: AttemptLimits;
  /** How many mails to strangers (new clients, invited people) one network may cause within a day. */
  clientMailsPerNetwork: number;
  /** How many messages one person may send a minute. */
  messagesPerMinute: number;
  /** The lowest level that is logged; in the demo only errors. */
  logLevel: (typeof LOG_LEVELS)[number];
  /** The engine that reads pages of contracts that are pictures. */
  scanEngine: (typeof SCAN_ENGINES)[number];
  /** The OpenTelemetry collector that spans go to. */
  telemetryEndpoint: string | undefined;
  /** The port of the machine itself at which Prometheus reads metrics. */
  metricsPort: number | undefined;
  /** The number of proxies in front of the server. Each adds the sender of a request to X-Forwarded-For. */
  trustedProxies: number;
  /** The payment provider's keys; null for the demo's sandbox. */
  stripe: StripeKeys | null;
  /** How long a server that was asked to stop still serves, so that load balancers notice that it is not ready. */
  drainSeconds: number;
  /** The settings that every page gets. */
  page: PageSettings;
}

export type Role = (typeof ROLES)[number];

/** Limits of attempts, a minute unless the name says otherwise. */
export interface AttemptLimits {
  perAddress: number;
  /** On one account, from one network or one browser. */
  perAccount: number;
  /** On one account, from everywhere. */
  perAccountAnywhere: number;
  /** Wrong passwords of one account within a day; beyond it a code must come with the password. */
  wrongPasswordsPerDay: number;
}

const ROLES = ['web', 'jobs', 'scan'] as const;
const SCAN_ENGINES = ['tesseract', 'aws-textract'] as const;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

const settings = z.object({
  KEYDATE_MODE: z.enum(['demo', 'production'], { error: 'KEYDATE_MODE must be demo or production.' }).default('demo'),
  KEYDATE_ROLES: aList(ROLES.join()).refine(
    (names) => names.length > 0 && names.every((name) => ROLES.some((role) => role === name)),
    { error: 'KEYDATE_ROLES must be one or more of web, jobs and scan, separated by commas.' },
  ),
  PORT: wholeNumber('PORT', 0, 65_535, 3000),
  HOST: z.string().optional(),
  KEYDATE_HOME: z.string().optional(),
  DATABASE_URL: address('DATABASE_URL', /^postgres(?:ql)?$/, 'postgres://name:password@host/database'),
  DATABASE_DIRECT_URL: address('DATABASE_DIRECT_URL', /^postgres(?:ql)?$/, 'postgres://name:password@host/database'),
  DATABASE_POOL: wholeNumber('DATABASE_POOL', 2, 500, 10),
  RELEASES_FOLDER: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: address('S3_ENDPOINT', /^https?$/, 'https://s3.example.com'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(['on', 'off'], { error: 'S3_PATH_STYLE must be on or off.' }).optional(),
  S3_CHECKSUMS: z.enum(S3_CHECKSUMS, { error: `S3_CHECKSUMS must be ${S3_CHECKSUMS.join(' or ')}.` }).optional(),
  PLATFORM_OPERATORS: aList('').pipe(
    z.array(z.email('PLATFORM_OPERATORS must be email addresses, separated by commas.').toLowerCase()),
  ),
  RELEASE_OVERRIDES: z.enum(['on', 'off'], { error: 'RELEASE_OVERRIDES must be on or off.' }).optional(),
  OVERRIDE_ORIGINS: aList('').refine((origins) => origins.every(isWebOrigin), {
    error: 'OVERRIDE_ORIGINS must be origins such as https://keydate.example, separated by commas.',
  }),
  REDIS_URL: address('REDIS_URL', /^rediss?$/, 'redis://name:password@host:6379'),
  SMTP_URL: address('SMTP_URL', /^smtps?$/, 'smtps://name:password@host:465'),
  MAIL_FROM: z.string().default('Keydate <no-reply@keydate.example>'),
  PUBLIC_ORIGIN: address('PUBLIC_ORIGIN', /^https?$/, 'https://keydate.example').refine(isOrigin, {
    error:
      'PUBLIC_ORIGIN must end with the host or its port, as in https://keydate.example: Keydate needs the whole of it.',
  }),
  CODE_SECRET: z.string().min(32, 'CODE_SECRET must have at least 32 characters.').optional(),
  CODE_SECRET_PREVIOUS: z.string().min(32, 'CODE_SECRET_PREVIOUS must have at least 32 characters.').optional(),
  FILE_SECRET: z.string().min(32, 'FILE_SECRET must have at least 32 characters.').optional(),
  STRIPE_SECRET_KEY: z.string().trim().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().trim().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().trim().optional(),
  ATTEMPTS_PER_ADDRESS: wholeNumber('ATTEMPTS_PER_ADDRESS', 1, 1_000_000, 60),
  ATTEMPTS_PER_ACCOUNT: wholeNumber('ATTEMPTS_PER_ACCOUNT', 1, 1_000_000, 10),
  ATTEMPTS_PER_ACCOUNT_ANYWHERE: wholeNumber('ATTEMPTS_PER_ACCOUNT_ANYWHERE', 1, 1_000_000, 100),
  WRONG_PASSWORDS_PER_DAY: wholeNumber('WRONG_PASSWORDS_PER_DAY', 1, 1_000_000, 100),
  CLIENT_MAILS_PER_NETWORK: wholeNumber('CLIENT_MAILS_PER_NETWORK', 1, 1_000_000, 100),
  MESSAGES_PER_MINUTE: wholeNumber('MESSAGES_PER_MINUTE', 1, 1_000_000_000, MESSAGES_PER_MINUTE),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.` }).optional(),
  SCAN_ENGINE: z
    .enum(SCAN_ENGINES, { error: `SCAN_ENGINE must be ${SCAN_ENGINES.join(' or ')}.` })
    .default('tesseract'),
  AWS_REGION: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('OTEL_EXPORTER_OTLP_ENDPOINT', /^https?$/, 'http://localhost:4318'),
  METRICS_PORT: aWholeNumber('METRICS_PORT', 1, 65_535).optional(),
  DRAIN_SECONDS: wholeNumber('DRAIN_SECONDS', 0, 300, 0),
  TRUST_PROXY: wholeNumber('TRUST_PROXY', 0, 10, 0),
  PRIVACY_EMAIL: z.email('PRIVACY_EMAIL must be an email address.').optional(),
  CONTACT_EMAIL: z.email('CONTACT_EMAIL must be an email address.').optional(),
  BRANCH_KEY: z
    .string()
    .regex(
      /^key_(?:live|test)_[A-Za-z0-9]{32}$/,
      'BRANCH_KEY must be a key of Branch: key_live_ or key_test_ and 32 letters and digits.',
    )
    .optional(),
});
type Settings = z.infer<typeof settings>;

/** The variables that a server reads; docs/settings.md says what each means. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** The settings that production needs (server/README.md, Two modes). */
export const NEEDED = {
  PUBLIC_ORIGIN: 'the address people reach it at',
  DATABASE_URL: 'a PostgreSQL database',
  SMTP_URL: 'a mail server',
  STRIPE_SECRET_KEY: "the payment provider's secret key",
  STRIPE_PUBLISHABLE_KEY: "the payment provider's publishable key",
  STRIPE_WEBHOOK_SECRET: "the secret of the payment provider's webhook",
  CODE_SECRET: 'a secret for one-time codes',
} as const satisfies Partial<Record<keyof Settings, string>>;

export interface Presets {
  home: string;
  /** The secret for codes of the demo, if nobody sets one. */
  codeSecret: (home: string) => string;
}

/** The settings in `environment`; an empty variable counts as not set. Throws ConfigError. */
export function readConfig(environment: NodeJS.ProcessEnv, presets: Presets): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = settings.safeParse({ ...given, ...secretsFromFiles(given) });
  if (!read.success) throw new ConfigError(...read.error.issues.map((issue) => issue.message));
  const values = read.data;
  const isDemo = values.KEYDATE_MODE === 'demo';
  if (!isDemo) refuseMissing(values);
  refuseWithoutRegion(values);
  refuseDirectAlone(values);
  refuseRolesAlone(values);
  refuseLostFiles(values);
  const stripe = readStripeKeys(values);
  const home = resolve(values.KEYDATE_HOME ?? presets.home);
  const codeSecret = values.CODE_SECRET ?? presets.codeSecret(home);
  return {
    mode: values.KEYDATE_MODE,
    roles: new Set(ROLES.filter((role) => values.KEYDATE_ROLES.includes(role))),
    port: values.PORT,
    host: values.HOST ?? (isDemo ? 'localhost' : '0.0.0.0'),
    home,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    releasesFolder: resolve(values.RELEASES_FOLDER ?? home),
    s3: readS3(values),
    operators: values.PLATFORM_OPERATORS,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    publicOrigin: new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).origin,
    codeSecret,
    acceptedCodeSecrets: [codeSecret, values.CODE_SECRET_PREVIOUS].filter((secret) => secret !== undefined),
    fileSecret: values.FILE_SECRET ?? codeSecret,
    attempts: {
      perAddress: values.ATTEMPTS_PER_ADDRESS,
      perAccount: values.ATTEMPTS_PER_ACCOUNT,
      perAccountAnywhere: values.ATTEMPTS_PER_ACCOUNT_ANYWHERE,
      wrongPasswordsPerDay: values.WRONG_PASSWORDS_PER_DAY,
    },
    clientMailsPerNetwork: values.CLIENT_MAILS_PER_NETWORK,
    messagesPerMinute: values.MESSAGES_PER_MINUTE,
    logLevel: values.LOG_LEVEL ?? (isDemo ? 'error' : 'info'),
    scanEngine: values.SCAN_ENGINE,
    telemetryEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsPort: values.METRICS_PORT,
    trustedProxies: values.TRUST_PROXY,
    stripe,
    drainSeconds: values.DRAIN_SECONDS,
    page: pageSettings.parse({
      privacyEmail: values.PRIVACY_EMAIL,
      contactEmail: values.CONTACT_EMAIL,
      branchKey: values.BRANCH_KEY,
      stripe: stripe ? { publishableKey: stripe.publishableKey } : undefined,
      overrides:
        (values.RELEASE_OVERRIDES ?? (isDemo ? 'on' : 'off')) === 'on'
          ? { origins: values.OVERRIDE_ORIGINS }
          : undefined,
      isDevelopment: isDemo || undefined,
    }),
  };
}

function refuseMissing(values: Settings): void {
  const missing = Object.entries(NEEDED).filter(([name]) => !isSet(values, name));
  if (missing.length === 0) return;
  throw new ConfigError(...missing.map(([name, what]) => `In production ${name} must be set: ${what}.`));
}

function refuseWithoutRegion({ SCAN_ENGINE, AWS_REGION }: Settings): void {
  if (SCAN_ENGINE !== 'aws-textract' || AWS_REGION) return;
  throw new ConfigError(
    'With SCAN_ENGINE=aws-textract AWS_REGION must be set: the region whose Textract reads the contracts.',
  );
}

function refuseDirectAlone({ DATABASE_URL, DATABASE_DIRECT_URL }: Settings): void {
  if (DATABASE_DIRECT_URL === undefined || DATABASE_URL !== undefined) return;
  throw new ConfigError('DATABASE_DIRECT_URL is set without DATABASE_URL. Set both, or DATABASE_URL alone.');
}

function refuseRolesAlone({ DATABASE_URL, KEYDATE_ROLES }: Settings): void {
  if (DATABASE_URL !== undefined || ROLES.every((role) => KEYDATE_ROLES.includes(role))) return;
  throw new ConfigError(
    'KEYDATE_ROLES leaves out some of web, jobs and scan, and no other process can share the embedded database. ' +
      'Set DATABASE_URL, or leave KEYDATE_ROLES out.',
  );
}

function refuseLostFiles({ CODE_SECRET_PREVIOUS, FILE_SECRET }: Settings): void {
  if (CODE_SECRET_PREVIOUS === undefined || FILE_SECRET !== undefined) return;
  throw new ConfigError(
    'CODE_SECRET_PREVIOUS is set without FILE_SECRET. Set FILE_SECRET to the CODE_SECRET that the installation began with: ' +
      'it encrypts the contracts that people have uploaded.',
  );
}

function isSet(values: Readonly<Record<string, unknown>>, name: string): boolean {
  return values[name] !== undefined;
}
