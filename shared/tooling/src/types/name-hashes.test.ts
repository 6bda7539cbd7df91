import { nameHashes, type Resolve } from './name-hashes';

const resolve: Resolve = (request) =>
  request.startsWith('./') ? { file: request.slice(2) } : { outside: `${request}@1` };

/** The hashes of what `index` exports, among these declaration files. */
function hashes(files: Record<string, string>): Record<string, string> {
  return nameHashes(new Map(Object.entries(files)), resolve)('index');
}

const CALL = 'export declare function callApi(path: string): Promise<string>;';

test('a name that is added leaves the hashes of the others as they are', () => {
  const before = hashes({ index: "export { callApi } from './call';", call: CALL });
  const after = hashes({
    index: "export { callApi, upload } from './call';",
    call: `${CALL} export declare function upload(): void;`,
  });
  expect(after.callApi).toBe(before.callApi);
  expect(Object.keys(after)).toEqual(['callApi', 'upload']);
});

test('a parameter that is added changes the hash', () => {
  const before = hashes({ index: CALL });
  expect(hashes({ index: CALL.replace('path: string', 'path: string, body: object') })).not.toEqual(before);
});

test('a type that a declaration refers to, in whatever file, is part of its hash', () => {
  const files = (options: string) => ({
    index: "import type { Options } from './options';\nexport declare function callApi(options: Options): void;",
    options: `export interface Options { ${options} }`,
  });
  expect(hashes(files('signal?: AbortSignal'))).not.toEqual(hashes(files('signal: AbortSignal')));
});

test('a declaration may move to another file', () => {
  const inOne = hashes({ index: "export { callApi } from './call';", call: CALL });
  const inAnother = hashes({
    index: "export { callApi } from './call';",
    call: "export { callApi } from './moved';",
    moved: CALL,
  });
  expect(inAnother).toEqual(inOne);
});

test('the order in which the compiler writes a union is no part of it', () => {
  expect(hashes({ index: "export declare const size: 'small' | 'large';" })).toEqual(
    hashes({ index: "export declare const size: 'large' | 'small';" }),
  );
});

test('of another package, its name and major version stand for the type', () => {
  const index = "export { useQuery } from 'query';";
  const version = (major: number) =>
    nameHashes(new Map([['index', index]]), (request) => ({ outside: `${request}@${major}` }))('index');
  expect(version(5)).toEqual(version(5));
  expect(version(6)).not.toEqual(version(5));
});

test('each member of a namespace has a hash of its own', () => {
  const before = hashes({ index: "export * as z from './zod';", zod: "export { object } from 'zod';" });
  const after = hashes({ index: "export * as z from './zod';", zod: "export { object, string } from 'zod';" });
  expect(Object.keys(after)).toEqual(['z', 'z.object', 'z.string']);
  expect(after['z.object']).toBe(before['z.object']);
});

test('types are no names: they are gone at run time', () => {
  expect(hashes({ index: "export type { Call } from './call';\nexport { type Reply } from './call';" })).toEqual({});
});

test('types that refer to each other are read once', () => {
  const index = 'interface A { b: B }\ninterface B { a: A }\nexport declare const start: A;';
  expect(Object.keys(hashes({ index }))).toEqual(['start']);
});
