import { operatorLog } from './operator-log';

function linesOf(mode: 'demo' | 'production'): unknown[][] {
  const lines: unknown[][] = [];
  const add = (...words: unknown[]) => void lines.push(words);
  const log = operatorLog({ mode }, { ...console, log: add, error: add });
  log.info('\nKeydate is ready.');
  log.error('Could not hand over mails: the database does not answer.');
  log.error('Could not hand over mails.', new Error('Failed query: select 1\nparams: june@mail.example'));
  log.error('Could not hand over mails.', 'a text');
  return lines;
}

test('in production each line is JSON like those about requests, without the values of a query', () => {
  const lines = linesOf('production').map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  expect(lines.map(({ level, msg, err }) => [level, msg, (err as Error | undefined)?.message])).toEqual([
    [30, 'Keydate is ready.', undefined],
    [50, 'Could not hand over mails: the database does not answer.', undefined],
    [50, 'Could not hand over mails.', 'Failed query: select 1'],
    [50, 'Could not hand over mails.', 'a text'],
  ]);
  for (const line of lines) expect(line).toMatchObject({ pid: process.pid });
  expect(JSON.stringify(lines)).not.toContain('june');
});

test('in the demo they are words', () => {
  const [ready, away, failed] = linesOf('demo');
  expect([ready, away]).toEqual([
    ['\nKeydate is ready.'],
    ['Could not hand over mails: the database does not answer.'],
  ]);
  expect(failed).toMatchObject(['Could not hand over mails.', { message: 'Failed query: select 1' }]);
});
