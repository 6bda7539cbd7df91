import { nightlyFiles } from './nightly-files';
import { partOf, parts } from './parts';
import { readRecord, recordText, type Run } from './record';

test('each nightly file belongs to a part', () => {
  expect(nightlyFiles().filter((file) => !partOf(file))).toEqual([]);
});

test('no two parts have the same name or the same files', () => {
  const names = parts.map(({ name }) => name);
  const files = parts.flatMap((part) => part.files ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(files).size).toBe(files.length);
});

test('a file belongs to the part that names most of its path', () => {
  expect(partOf('server/test/billing/any-course.nightly.test.ts')?.name).toBe('subscriptions');
  expect(partOf('server/test/attack/any-input.nightly.test.ts')?.name).toBe('server');
  expect(partOf('elsewhere/a.nightly.test.ts')).toBeUndefined();
});

test('the record is read as it was written, and names the parts that have never run', () => {
  const run: Run = { commit: '3282cb34+', date: '2026-11-28 04:30', result: '12 passed, 0 failed', minutes: 14 };
  const text = recordText(new Map([['worlds', run]]));
  expect(readRecord(text)).toEqual(new Map([['worlds', run]]));
  expect(text.match(/never run/g)).toHaveLength(parts.length - 1);
});
