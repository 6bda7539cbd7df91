import { createRequire } from 'node:module';
import { quoted, rowsUnder } from './tables';
import { readWorkspaceFile, workspaceFiles } from './workspace-files';

const require = createRequire(import.meta.url);
const architecture = readWorkspaceFile('docs/architecture.md');
const wiring = readWorkspaceFile('server/src/contexts.ts');
const [, events = '', answers = ''] = wiring.split(/^ {4}(?:events|ask): /m);

/** The names that contexts declare in their files of this name, each with its context. */
function declaredIn(file: 'events' | 'asks') {
  return workspaceFiles()
    .filter((path) => new RegExp(`^server/src/[^/]+/${file}\\.ts$`).test(path))
    .flatMap((path) => {
      const [, declared = ''] = readWorkspaceFile(path).split(/^export interface \w+(?:Events|Asks) /m);
      const [body = ''] = declared.split(/^}/m);
      return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => [name, path.split('/')[2]]);
    });
}

const named = (cell = '') => quoted(cell);
const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

test('the table of contexts is the one that the boundaries hold', () => {
  const contexts = require('../../config/server-contexts.cjs') as Record<string, string[]>;
  const rows = rowsUnder(architecture, 'The contexts of the server').map(([context, , lower]) => [
    ...named(context),
    named(lower),
  ]);
  expect(rows).toEqual(Object.entries(contexts));
});

test('the table of events has each event of the contexts, with its listeners in their order', () => {
  const rows = rowsUnder(architecture, 'Events of the server');
  expect(inOrder(rows.map(([event, by]) => [...named(event), ...named(by)]))).toEqual(inOrder(declaredIn('events')));
  for (const [event, , follows] of rows) {
    const [, wired = ''] = events.split(new RegExp(`^ {6}${named(event).join()}: `, 'm'));
    const [listeners = ''] = wired.split(/^ {6}\w+: /m);
    const called = listeners.replaceAll('tellChat', 'tellWhoMayWrite').match(/\b(lock|end|plan|tell|forget)[A-Z]\w+/g);
    expect([event, called]).toEqual([event, named(follows).filter((name) => !name.startsWith('transactionsChanged'))]);
  }
});

test('the table of questions has each question of the contexts, and each is answered by the context that it names', () => {
  const rows = rowsUnder(architecture, 'Facts asked of higher contexts');
  expect(inOrder(rows.map(([question, by]) => [...named(question), ...named(by)]))).toEqual(
    inOrder(declaredIn('asks')),
  );
  const contextOf = new Map(
    [...wiring.matchAll(/^import \{([^}]+)\} from '\.\/(\w+)';$/gm)].flatMap(([, functions = '', context]) =>
      functions.split(',').map((one) => [one.trim(), context]),
    ),
  );
  for (const [question, , answerer] of rows) {
    const [, answer = ''] = new RegExp(`^ {6}(${named(question).join()}\\b.*)$`, 'm').exec(answers) ?? [];
    const answering = (answer.match(/\w+/g) ?? []).flatMap((word) => contextOf.get(word) ?? []);
    expect([question, answering]).toEqual([question, named(answerer)]);
  }
});
