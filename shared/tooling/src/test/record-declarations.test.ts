import { recordDeclarations } from '../../config/jest/record-declarations.mjs';

/** Jest's functions, each of which writes down how it was called. */
function ofJest() {
  const calls: unknown[][] = [];
  const called =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given]);
  const each = (table: readonly number[]) => called(`test.each(${table.join(', ')})`);
  const global = {
    describe: called('describe'),
    beforeAll: called('beforeAll'),
    beforeEach: called('beforeEach'),
    afterEach: called('afterEach'),
    afterAll: called('afterAll'),
    it: called('it'),
    test: Object.assign(called('test'), { each, failing: called('test.failing') }),
  };
  return { calls, global };
}

test('what a file declares is declared later, in its order', () => {
  const { calls, global } = ofJest();
  const declare = recordDeclarations(global);
  global.beforeAll('starts');
  global.test('adds');
  global.test.failing('subtracts');
  global.test.each([1, 2])('multiplies %d');
  global.describe('a quotient');
  expect(calls).toEqual([]);

  declare()();
  expect(calls).toEqual([
    ['beforeAll', 'starts'],
    ['test', 'adds'],
    ['test.failing', 'subtracts'],
    ['test.each(1, 2)', 'multiplies %d'],
    ['describe', 'a quotient'],
  ]);
});

test('what is declared after the file is declared at once', () => {
  const { calls, global } = ofJest();
  const own = { ...global };
  recordDeclarations(global)();

  expect(global).toEqual(own);
  global.test('adds');
  expect(calls).toEqual([['test', 'adds']]);
});
