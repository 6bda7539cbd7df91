import { changedPaths, conflictSentence, conflictsOf, partOf } from './edit-of-stored';

const stored = { name: 'Alder', contact: { street: '1 Oak', city: 'Golden' } };

test('the changed fields of a form are found and taken out, nested as they were', () => {
  const mine = { name: 'Alder', contact: { street: '2 Oak', city: 'Golden' } };
  const changed = changedPaths(mine, stored);
  expect(changed).toEqual(['contact.street']);
  expect(partOf(mine, changed)).toEqual({ contact: { street: '2 Oak' } });
});

test.each([
  ['another value than the person saw', { street: '3 Oak' }, ['contact.street']],
  ['what the person typed', { street: '2 Oak' }, []],
  ['what the person saw', { street: '1 Oak' }, []],
  ['a new value in another field', { street: '1 Oak', city: 'Boulder' }, []],
])('a conflict is a changed field that now has another value: it has %s', (_case, now, expected) => {
  const mine = { contact: { street: '2 Oak', city: 'Golden' } };
  const edit = { fields: mine, changed: ['contact.street'], seen: stored };
  expect(conflictsOf(edit, { contact: { city: 'Golden', ...now } })).toEqual(expected);
});

test.each([
  ['3 Oak', 'Robin Vale', 'Robin Vale saved “3 Oak” here in the meantime. Save again to replace that with yours.'],
  ['', 'Robin Vale', 'Robin Vale emptied this field in the meantime. Save again to replace that with yours.'],
  ['3 Oak', null, 'You saved “3 Oak” here in another tab or on another device. Save again to replace that with yours.'],
])('a conflict over %j names who saved it: %s', (now, by, sentence) => {
  expect(conflictSentence(now, by)).toBe(sentence);
});
