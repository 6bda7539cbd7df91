import { homeOfRegistry } from './keydate-home';

test("where the database says what is live, a command needs the server's name", () => {
  expect(() => homeOfRegistry({ DATABASE_URL: 'postgres://localhost/keydate' })).toThrow(
    'DATABASE_URL is set: what is live is in that database. Name the server: --to <origin>.',
  );
  expect(homeOfRegistry({ KEYDATE_HOME: '/srv/keydate' })).toBe('/srv/keydate');
});
