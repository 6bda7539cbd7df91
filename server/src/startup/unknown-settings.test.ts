import { unknownSettings } from './unknown-settings';

const named = (...names: string[]) => unknownSettings(Object.fromEntries(names.map((name) => [name, 'a value'])));

test.each([
  ['KEYDATE_ROLE', 'KEYDATE_ROLES'],
  ['S3_FORCE_PATH_STYLE', 'S3_PATH_STYLE'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['PUBLIC_ORIGIN_FILE', 'PUBLIC_ORIGIN'],
])('%s is no setting, and %s may be meant', (name, nearest) => {
  expect(named(name)).toEqual([`${name} is not a setting of this release. The most similar one is ${nearest}.`]);
});

test('settings, variables of others and empty ones are not named, and no value is', () => {
  expect(named('DATABASE_URL', 'CODE_SECRET_FILE', 'KEYDATE_BROWSER', 'KEYDATE_DEPLOY_TOKEN')).toEqual([]);
  expect(named('PATH', 'HOME', 'REDIS_PORT', 'AWS_PROFILE', 'OTEL_EXPORTER_OTLP_TIMEOUT', 'POSTGRES_PASSWORD')).toEqual(
    [],
  );
  expect(unknownSettings({ KEYDATE_ROLE: '' })).toEqual([]);
  expect(named('KEYDATE_PORT').join()).not.toContain('a value');
});
