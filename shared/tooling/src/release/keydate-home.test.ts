import { homeOfRegistry } from './keydate-home';

test("where the database says what is live, a command needs the server's name", () => {
  for (const set of [{ DATABASE_URL: 'postgres://localhost/keydate' }, { DATABASE_URL_FILE: '/run/secrets/url' }])
    expect(() => homeOfRegistry(set)).toThrow(
      'DATABASE_URL is set: what is live is in that database. Name the server: --to <origin>.',
    );
  expect(homeOfRegistry({ KEYDATE_HOME: '/srv/keydate' })).toBe('/srv/keydate');
});
