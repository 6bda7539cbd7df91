import { basename } from 'node:path';
import { isDecision, readWorkspaceFile, workspaceFiles } from './workspace-files';

const FORM =
  /^# (?<number>\d+)\. \S.*\n\nDate: (?<date>\d{4}-\d\d-\d\d)\nStatus: (?:Accepted|Superseded by (?<successor>\d+))\n\n\*\*Context\.\*\* \S[^]*\n\n\*\*Decision\.\*\* \S[^]*\n\n\*\*Consequences\.\*\* \S/;

const records = workspaceFiles()
  .filter(isDecision)
  .sort()
  .map((file) => {
    const { number, date = '', successor } = FORM.exec(readWorkspaceFile(file))?.groups ?? {};
    return { name: basename(file), number: Number(number), date, successor: successor && Number(successor) };
  });

test.each(records)('$name has a number, a date, a status, and says context, decision and consequences', (record) => {
  expect(record.name).toMatch(/^\d{4}(-[a-z0-9]+)+\.md$/);
  expect(record.number).toBe(Number(record.name.slice(0, 4)));
  expect(new Date(record.date).toISOString().slice(0, 10)).toBe(record.date);
});

test('decisions are numbered from 1 without a gap, in the order of their dates', () => {
  expect(records.map(({ number }) => number)).toEqual(records.map((_, index) => index + 1));
  expect(records.map(({ date }) => date)).toEqual(records.map(({ date }) => date).sort());
});

test('a superseded decision names a later one', () => {
  const superseded = records.filter(({ successor }) => successor !== undefined);
  expect(
    superseded.filter(({ number, successor }) => !(Number(successor) > number && records[Number(successor) - 1])),
  ).toEqual([]);
});
