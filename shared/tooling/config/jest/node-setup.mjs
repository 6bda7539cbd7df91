import { format } from 'node:util';

// In native modules jest's own object is not a global; tests use it for `jest.fn` and clocks as everywhere else.
const { jest } = import.meta;
globalThis.jest = jest;

// Where a developer's own Keydate has its registry and its releases plays no part in a test, nor in a command that one runs.
delete process.env.DATABASE_URL;
delete process.env.RELEASES_FOLDER;

// An error that the product prints is a fault. A test that expects one spies on `console.error` itself.
const printed = [];

globalThis.beforeEach(() => {
  printed.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...parts) => {
    printed.push(format(...parts));
  });
});

globalThis.afterEach(() => {
  if (printed.length > 0) throw new Error(`console.error was called:\n${printed.join('\n')}`);
});
