import { readReleaseOptions } from './release-options';

test('a release is checked unless a reason is given', () => {
  expect(readReleaseOptions(['billing'])).toMatchObject({
    name: 'billing',
    force: undefined,
    to: undefined,
    scope: undefined,
  });
  expect(readReleaseOptions(['billing', '--force', '--reason', 'The payment page is down'])).toMatchObject({
    name: 'billing',
    force: 'The payment page is down',
    to: undefined,
    scope: undefined,
  });
});

test('a release goes to a share of people, and to people by name', () => {
  const args = ['billing', '--percent', '10', '--person', 'June@homes.example', '--person', 'mara@homes.example'];
  expect(readReleaseOptions(args).scope).toEqual({ percent: 10, people: ['june@homes.example', 'mara@homes.example'] });
  expect(readReleaseOptions(['billing', '--person', 'june@homes.example']).scope?.percent).toBe(0);
});

test('a release goes to the server that is named', () => {
  expect(readReleaseOptions(['billing', '--to', 'https://keydate.example']).to).toBe('https://keydate.example');
});

test.each([
  [['billing', '--force'], '--force needs --reason'],
  [['billing', '--force', '--reason', ' '], '--force needs --reason'],
  [['billing', '--reason', 'why'], '--reason belongs to --force.'],
  [['billing', '--percent', 'ten'], '--percent is a whole number from 0 to 100'],
  [['billing', '--person', 'june'], '--person an email address.'],
  [['host', '--percent', '10'], 'A host is for everybody'],
  [['host', '--at', 'https://cdn.example'], 'A host has its files on the server of its pages.'],
  [['billing', '--at', 'https://cdn.example'], '--at needs --to'],
  [['billing', '--to', 'https://keydate.example', '--at', 'https://cdn.example/files'], 'an origin such as'],
  [[], 'Name one remote'],
  [['billing', 'settings'], 'Name one remote'],
])('%j is refused: %s', (args, sentence) => {
  expect(() => readReleaseOptions(args)).toThrow(sentence);
});
