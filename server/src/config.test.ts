import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NEEDED, readConfig, SETTING_NAMES } from './config';
import { ConfigError } from './config-error';
import { WEBHOOK_EVENTS } from './billing/webhook-path';

const presets = { home: '/tmp/keydate', codeSecret: (home: string) => `the secret kept in ${home}` };
const read = (environment: Record<string, string>) => readConfig(environment, presets);

function mistakesIn(environment: Record<string, string>): readonly string[] {
  try {
    read(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
}

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_51one',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_51two',
  STRIPE_WEBHOOK_SECRET: 'whsec_three',
};
const production = {
  KEYDATE_MODE: 'production',
  PUBLIC_ORIGIN: 'https://keydate.example',
  DATABASE_URL: 'postgres://name@db/keydate',
  SMTP_URL: 'smtps://name:word@mail.example:465',
  ...STRIPE,
  CODE_SECRET: 'thirty-two characters at the least',
};

describe('the settings', () => {
  test('have all three keys of Stripe or none: half of them could take money and never hear of it', () => {
    expect(mistakesIn({ STRIPE_SECRET_KEY: STRIPE.STRIPE_SECRET_KEY })).toEqual([
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set together, or none of them.',
    ]);
    const { stripe, page } = read(production);
    expect(stripe).toEqual({
      secretKey: 'sk_live_51one',
      publishableKey: 'pk_live_51two',
      webhookSecret: 'whsec_three',
      mode: 'live',
    });
    expect(page.stripe).toEqual({ publishableKey: 'pk_live_51two' });
  });

  test.each([
    [
      { STRIPE_PUBLISHABLE_KEY: 'sk_live_51one' },
      [
        'STRIPE_PUBLISHABLE_KEY holds a secret key, which every page would show. ' +
          'It must be a publishable key of Stripe, which begins with pk_test_ or pk_live_.',
      ],
    ],
    [
      { STRIPE_SECRET_KEY: 'pk_live_51two', STRIPE_PUBLISHABLE_KEY: 'rk_live_51one' },
      [
        'STRIPE_SECRET_KEY holds a publishable key. ' +
          'It must be a secret key of Stripe, which begins with sk_test_ or sk_live_.',
        'STRIPE_PUBLISHABLE_KEY holds a secret key, which every page would show. ' +
          'It must be a publishable key of Stripe, which begins with pk_test_ or pk_live_.',
      ],
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'sk_live_51one' },
      [
        'STRIPE_WEBHOOK_SECRET holds a secret key. ' +
          "It must be the signing secret of Stripe's webhook, which begins with whsec_.",
      ],
    ],
    [
      { STRIPE_SECRET_KEY: 'none' },
      ['STRIPE_SECRET_KEY must be a secret key of Stripe, which begins with sk_test_ or sk_live_.'],
    ],
    [
      { STRIPE_SECRET_KEY: 'rk_test_51one' },
      ['STRIPE_SECRET_KEY is a test key and STRIPE_PUBLISHABLE_KEY is a live key. Both must be of the same mode.'],
    ],
    [{ STRIPE_SECRET_KEY: ' sk_live_51one\n' }, []],
  ])('with the keys of Stripe %o say what is wrong with them, and never a key', (keys, sentences) => {
    const mistakes = mistakesIn({ ...STRIPE, ...keys });
    expect(mistakes).toEqual(sentences);
    expect(mistakes.join()).not.toContain('51');
  });

  test('name a swapped key of Stripe even where another one is missing', () => {
    expect(mistakesIn({ STRIPE_PUBLISHABLE_KEY: 'sk_live_51one' })).toEqual([
      expect.stringContaining('must be set together'),
      expect.stringContaining('STRIPE_PUBLISHABLE_KEY holds a secret key'),
    ]);
  });

  test('are refused with a new CODE_SECRET that would leave no file open', () => {
    const rotated = { ...production, CODE_SECRET_PREVIOUS: 'the secret before, of thirty-two letters' };
    expect(mistakesIn(rotated)).toEqual([expect.stringContaining('Set FILE_SECRET to the CODE_SECRET that')]);
    const { acceptedCodeSecrets } = read({ ...rotated, FILE_SECRET: rotated.CODE_SECRET_PREVIOUS });
    expect(acceptedCodeSecrets).toEqual([production.CODE_SECRET, rotated.CODE_SECRET_PREVIOUS]);
  });

  test('take a secret from a file, where its variable ends with _FILE', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kd-settings-'));
    const [code, empty, gone] = ['code', 'empty', 'gone'].map((name) => join(folder, name));
    writeFileSync(code!, `${production.CODE_SECRET}\n`);
    writeFileSync(empty!, '\n');
    const { CODE_SECRET: _inFile, ...others } = production;
    expect(read({ ...others, CODE_SECRET_FILE: code! }).codeSecret).toBe(production.CODE_SECRET);
    expect(mistakesIn({ ...production, CODE_SECRET_FILE: code! })).toEqual([
      'CODE_SECRET and CODE_SECRET_FILE are set; set one of them.',
    ]);
    expect(mistakesIn({ ...others, CODE_SECRET_FILE: gone! })).toEqual([
      `CODE_SECRET_FILE names a file that cannot be read: ${gone}.`,
    ]);
    expect(mistakesIn({ ...others, CODE_SECRET_FILE: empty! })).toEqual([
      `CODE_SECRET_FILE names an empty file: ${empty}.`,
    ]);
  });

  test('are the demo on this machine alone when nothing is set', () => {
    expect(read({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: 'localhost',
      home: '/tmp/keydate',
      publicOrigin: 'http://localhost:3000',
      codeSecret: 'the secret kept in /tmp/keydate',
    });
  });

  test('name a bucket, in the region of the AWS SDK where it has none of its own', () => {
    expect(read({}).s3).toBeNull();
    expect(read({ S3_BUCKET: 'keydate', AWS_REGION: 'us-west-2' }).s3).toEqual({
      bucket: 'keydate',
      region: 'us-west-2',
      endpoint: undefined,
      credentials: undefined,
      pathStyle: false,
      checksums: 'WHEN_SUPPORTED',
    });
  });

  test('count an empty variable as not set', () => {
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test.each([
    [{ RELEASE_OVERRIDES: 'yes' }, 'RELEASE_OVERRIDES must be on or off.'],
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '99999' }, 'PORT must be at most 65535.'],
    [{ PORT: '30.5' }, 'PORT must be a whole number.'],
    [{ KEYDATE_MODE: 'live' }, 'KEYDATE_MODE must be demo or production.'],
    [{ KEYDATE_ROLES: 'web,worker' }, 'KEYDATE_ROLES must be one or more of web, jobs and scan, separated by commas.'],
    [{ KEYDATE_ROLES: ',' }, 'KEYDATE_ROLES must be one or more of web, jobs and scan, separated by commas.'],
    [
      { KEYDATE_ROLES: 'web' },
      'KEYDATE_ROLES leaves out some of web, jobs and scan, and no other process can share the embedded database. Set DATABASE_URL, or leave KEYDATE_ROLES out.',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address such as postgres://name:password@host/database.'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address such as smtps://name:password@host:465.'],
    [{ CODE_SECRET: 'short' }, 'CODE_SECRET must have at least 32 characters.'],
    [{ SCAN_ENGINE: 'abacus' }, 'SCAN_ENGINE must be tesseract or aws-textract.'],
    [
      { SCAN_ENGINE: 'aws-textract' },
      'With SCAN_ENGINE=aws-textract AWS_REGION must be set: the region whose Textract reads the contracts.',
    ],
    [
      { DATABASE_DIRECT_URL: 'postgres://name@db/keydate' },
      'DATABASE_DIRECT_URL is set without DATABASE_URL. Set both, or DATABASE_URL alone.',
    ],
    [{ S3_BUCKET: 'keydate' }, 'With S3_BUCKET, S3_REGION must be set: the region of the bucket.'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT is set without S3_BUCKET. Set both, or neither.'],
    [
      { S3_BUCKET: 'keydate', S3_REGION: 'us-west-2', S3_ACCESS_KEY_ID: 'id' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together, or neither of them.',
    ],
    [{ S3_CHECKSUMS: 'never' }, 'S3_CHECKSUMS must be WHEN_SUPPORTED or WHEN_REQUIRED.'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be at least 2.'],
    [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY must be a number from 0 to 10.'],
    [{ PRIVACY_EMAIL: 'privacy' }, 'PRIVACY_EMAIL must be an email address.'],
    [{ CONTACT_EMAIL: 'hello' }, 'CONTACT_EMAIL must be an email address.'],
    [
      { BRANCH_KEY: 'key_live_7' },
      'BRANCH_KEY must be a key of Branch: key_live_ or key_test_ and 32 letters and digits.',
    ],
    [
      { PUBLIC_ORIGIN: 'https://keydate.example/app' },
      'PUBLIC_ORIGIN must end with the host or its port, as in https://keydate.example: Keydate needs the whole of it.',
    ],
    [{ PUBLIC_ORIGIN: 'keydate' }, 'PUBLIC_ORIGIN must be an address such as https://keydate.example.'],
  ])('%o are told "%s"', (environment, sentence) => {
    expect(mistakesIn(environment)).toEqual([sentence]);
  });

  test.each(['https://a.example/app', '*', "'unsafe-inline'", 'https://*.example;', 'https://a.example;x'])(
    'refuse OVERRIDE_ORIGINS=%s, which would be more than an origin in the content policy',
    (OVERRIDE_ORIGINS) => {
      expect(mistakesIn({ OVERRIDE_ORIGINS })).toEqual([
        'OVERRIDE_ORIGINS must be origins such as https://keydate.example, separated by commas.',
      ]);
    },
  );

  test('say what every page is told', () => {
    expect(read({}).page).toEqual({
      privacyEmail: 'privacy@keydate.example',
      contactEmail: 'hello@keydate.example',
      today: '08-10-2026',
      overrides: { origins: [] },
      isDevelopment: true,
    });
    const given = {
      PRIVACY_EMAIL: 'data@poudreriver.example',
      CONTACT_EMAIL: 'office@poudreriver.example',
      BRANCH_KEY: `key_live_${'7'.repeat(32)}`,
    };
    expect(read(given).page).toEqual({
      privacyEmail: 'data@poudreriver.example',
      contactEmail: 'office@poudreriver.example',
      branchKey: `key_live_${'7'.repeat(32)}`,
      overrides: { origins: [] },
      today: '08-10-2026',
      isDevelopment: true,
    });
  });

  test('have pages write load times to the console in the demo, and never in production', () => {
    expect(read({}).page.isDevelopment).toBe(true);
    expect(read(production).page.isDevelopment).toBeUndefined();
  });

  test('allow other releases in a tab in the demo, and in production only when they say so', () => {
    const OVERRIDE_ORIGINS = 'https://a.example, http://localhost:3000';
    expect(read({ OVERRIDE_ORIGINS }).page.overrides).toEqual({
      origins: ['https://a.example', 'http://localhost:3000'],
    });
    expect(read({ ...production, OVERRIDE_ORIGINS }).page.overrides).toBeUndefined();
    expect(read({ ...production, RELEASE_OVERRIDES: 'on' }).page.overrides).toEqual({ origins: [] });
    expect(read({ RELEASE_OVERRIDES: 'off' }).page.overrides).toBeUndefined();
  });

  test('of production stand when all is there', () => {
    expect(read({ ...production, PUBLIC_ORIGIN: 'https://keydate.example/' })).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      publicOrigin: 'https://keydate.example',
    });
  });

  test.each(Object.keys(production).filter((name) => name !== 'KEYDATE_MODE'))(
    'of production are refused without %s, by its name',
    (name) => {
      const mistakes = mistakesIn({ ...production, [name]: '' });
      expect(mistakes).toHaveLength(1);
      expect(mistakes[0]).toContain(name);
    },
  );

  test('of production name all that is missing', () => {
    expect(mistakesIn({ KEYDATE_MODE: 'production' })).toHaveLength(7);
  });
});

describe.each(['Dockerfile', 'compose.yml', 'compose.s3.yml', 'keydate.service', 'keydate@.service'])(
  'deploy/%s',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8');

    test('sets only variables that a server reads', () => {
      const assigned = [...text.matchAll(/(?:^ {4}|^ENV |Environment=| )([A-Z][A-Z0-9_]{3,}?)(_FILE)?(?:: |=)/gm)].map(
        ([, name]) => name,
      );
      const others = /^(?:KEYDATE_DOMAIN|NODE_ENV|POSTGRES_\w+)$/;
      expect(assigned.length).toBeGreaterThan(2);
      expect(assigned.filter((name = '') => !others.test(name) && !SETTING_NAMES.includes(name))).toEqual([]);
    });
  },
);

test('deploy/compose.yml sets all that production needs', () => {
  const text = readFileSync(join(import.meta.dirname, '../../deploy/compose.yml'), 'utf8');
  expect(Object.keys(NEEDED).filter((name) => !new RegExp(`^ {4}${name}(?:_FILE)?: `, 'm').test(text))).toEqual([]);
});

describe('docs/settings.md', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8');
  const [, ofProduct = ''] = /## Product\n([^]*?)\n## /.exec(text) ?? [];
  const names = ofProduct.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`( †)?/g)]);

  test('names exactly the variables that are read', () => {
    expect(names.map(([, name]) => name).sort()).toEqual([...SETTING_NAMES].sort());
  });

  test('names exactly the events that the payment provider is asked for', () => {
    const [, ofWebhook = ''] = /\*\*Webhook\.\*\*([^]*?)\n3\. /.exec(text) ?? [];
    const events = [...ofWebhook.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, event]) => event);
    expect(events).toEqual(WEBHOOK_EVENTS);
  });

  test('marks exactly those that production does not start without', () => {
    expect(
      names
        .filter(([, , mark]) => mark)
        .map(([, name]) => name)
        .sort(),
    ).toEqual(Object.keys(NEEDED).sort());
  });
});
