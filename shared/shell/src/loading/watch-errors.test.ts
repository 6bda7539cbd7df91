import { watchErrors } from './watch-errors';

const reportError = jest.fn();
beforeAll(() => watchErrors({ reportError }));
beforeEach(() => reportError.mockClear());

function anError(message: string, file: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at press (http://localhost${file}:1:7)` });
}
/** jsdom has no event of its own for this. */
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: undefined }));

test('an error that nothing caught is reported for the remote whose file threw it', () => {
  const error = anError('it broke', '/remotes/billing/r1/7.js');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(reportError.mock.calls).toEqual([['billing', 'uncaught', error]]);
});

test('so is a rejected promise', () => {
  const error = anError('no answer', '/remotes/settings/r2/main.js');
  reject(error);
  expect(reportError.mock.calls).toEqual([['settings', 'uncaught', error]]);
});

test('a script that cannot be read has no stack, but an address', () => {
  const filename = 'http://localhost/remotes/landing/r1/7.1a2b3c4d.js';
  window.dispatchEvent(new ErrorEvent('error', { message: 'Unexpected token', filename }));
  expect(reportError.mock.calls).toEqual([['landing', 'uncaught', 'Unexpected token']]);
});

test.each(['', '?again=1'])('what an entry file throws is left to the loader, which reports it (%p)', (again) => {
  const filename = `http://localhost/remotes/landing/r1/entry.1a2b3c4d.js${again}`;
  window.dispatchEvent(new ErrorEvent('error', { message: 'Unexpected token', filename }));
  const error = anError('it broke', '/remotes/landing/r1/entry.1a2b3c4d.js');
  window.dispatchEvent(new ErrorEvent('error', { error, filename }));
  expect(reportError).not.toHaveBeenCalled();
});

test('the same error is reported once', () => {
  for (let tick = 0; tick < 3; tick += 1) reject(anError('the timer broke', '/remotes/messaging/r1/main.js'));
  expect(reportError).toHaveBeenCalledTimes(1);
});

test('of errors that differ, a page reports ten', () => {
  const limited = jest.fn();
  watchErrors({ reportError: limited });
  for (let tick = 0; tick < 12; tick += 1) reject(anError(`no answer at ${tick}`, '/remotes/messaging/r1/main.js'));
  expect(limited.mock.calls.map(([, , error]) => String(error)).slice(8)).toEqual([
    'Error: no answer at 8',
    'Error: no answer at 9',
  ]);
});

test('what is from no remote is not reported', () => {
  reject(anError('the shell broke', '/host/h1/main.js'));
  reject('nothing known');
  expect(reportError).not.toHaveBeenCalled();
});
