import vm from 'node:vm';
import { compileOnce } from '../../config/jest/compile-once.mjs';

const parameters = ['module', 'exports'];

/** Compiles a module as Jest does, in a context of its own, and runs it. */
function load(compile: typeof vm.compileFunction, source: string, globals: Record<string, unknown> = {}): unknown {
  const parsingContext = vm.createContext(globals);
  const module = { exports: {} };
  compile(source, parameters, { filename: '/product/module.js', parsingContext }).call(null, module, module.exports);
  return module.exports;
}

test('a module that is compiled once sees the globals of each context that it runs in', () => {
  const compile = compileOnce(vm.compileFunction, () => true);
  const source = 'module.exports = [place, globalThis.place];';

  expect(load(compile, source, { place: 'first' })).toEqual(['first', 'first']);
  expect(load(compile, source, { place: 'second' })).toEqual(['second', 'second']);
});

test('a module has its own state in each context', () => {
  const compile = compileOnce(vm.compileFunction, () => true);
  const source = 'let count = 0; exports.next = () => (count += 1);';
  const [one, other] = [load(compile, source), load(compile, source)] as { next: () => number }[];

  expect([one?.next(), one?.next(), other?.next()]).toEqual([1, 2, 1]);
});

test('a file whose text has changed is compiled anew', () => {
  const compile = compileOnce(vm.compileFunction, () => true);
  load(compile, "module.exports = 'before';");

  expect(load(compile, "module.exports = 'after';")).toBe('after');
});

test('a stack trace names the place in the file', () => {
  const source = "exports.stack = new Error('here').stack;";
  const stackOf = (compile: typeof vm.compileFunction) =>
    (load(compile, source) as { stack: string }).stack.split('\n')[1];

  expect(stackOf(compileOnce(vm.compileFunction, () => true))).toContain('/product/module.js:1:17');
  expect(stackOf(vm.compileFunction)).toContain('/product/module.js:1:17');
});

test('what has no context is left to Node', () => {
  const compiled = compileOnce(vm.compileFunction, () => true)('return given + 1;', ['given']) as (
    given: number,
  ) => number;

  expect(compiled(1)).toBe(2);
});

test('what runs in another context than a page’s is left to Node too', () => {
  const compile = jest.fn(vm.compileFunction);
  const source = 'module.exports = 1;';
  load(
    compileOnce(compile, () => false),
    source,
  );

  expect(compile).toHaveBeenCalledWith(source, parameters, expect.objectContaining({ filename: '/product/module.js' }));
});
