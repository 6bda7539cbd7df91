import { describeError } from './log-options';

test('a query that failed is told without its values', () => {
  const params = ['june@mail.example\nNew line', 'a-hash'];
  const failed = new Error(`Failed query: insert into people values ($1, $2)\nparams: ${params.join(',')}`, {
    cause: new Error('no connection'),
  });
  Object.assign(failed, { params });
  const told = JSON.stringify(describeError(failed));
  expect(told).toContain('insert into people values');
  expect(told).toContain('no connection');
  expect(told).toContain('log-options.test.ts');
  for (const value of ['june', 'New line', 'a-hash']) expect(told).not.toContain(value);
});

test('of a long query that failed only the beginning is told', () => {
  const failed = new Error(`Failed query: select ${'"people"."phone", '.repeat(50)} from people\nparams: june`);
  const { message, stack } = describeError(failed);
  expect(message).toMatch(/^Failed query: select "people".{100,110}…$/);
  expect(stack.split('\n')[0]).toBe(`Error: ${message}`);
  expect(stack).toContain('log-options.test.ts');
});

test('what hangs on an error is not told', () => {
  const error = Object.assign(new Error('refused'), { config: { authorization: 'Bearer secret' } });
  expect(JSON.stringify(describeError(error))).not.toContain('secret');
});
