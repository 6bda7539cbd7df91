import { ESTIMATES, needsOf, usersOfOneServer } from '../bench/capacity/needs';

test('a million users need, by the estimates, what the plan says', () => {
  const needs = needsOf(1_000_000, ESTIMATES);
  expect(Math.ceil(needs.scanCores)).toBe(36);
  expect(Math.ceil(needs.webServers)).toBe(9);
  expect(Math.ceil(needs.databaseCores)).toBe(9);
  expect(needs).toMatchObject({ connections: 141, mailsADay: 1_100_000 });
  expect(Math.round(needs.databaseGb)).toBe(113);
  expect(Math.round(needs.objectsTb)).toBe(25);
});

test('one server of two cores serves 28,000 users by its scans, and 60,000 by its calls', () => {
  const { byScans, byCalls } = usersOfOneServer(ESTIMATES);
  expect(Math.round(byScans)).toBe(28_000);
  expect(Math.round(byCalls)).toBe(60_000);
});
