import type { ShellEvent } from '@keydate/contracts/telemetry';
import { logLoad } from './log-load';

const load: ShellEvent = { kind: 'load', remote: 'billing', part: 'pages', entryMs: 12, codeMs: 3, mountMs: 40 };
const error: ShellEvent = {
  kind: 'error',
  remote: 'billing',
  phase: 'run',
  traceId: '0123456789ab',
  message: 'It broke',
};

let debug: jest.SpyInstance;
beforeEach(() => {
  debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
});
afterEach(() => debug.mockRestore());

test('in development the console says how long each phase of loading a remote took', () => {
  logLoad({ isDevelopment: true }, load);
  expect(debug.mock.calls).toEqual([['[keydate] billing pages: entry 12 ms, code 3 ms, mount 40 ms']]);
});

test('in production it says nothing', () => {
  logLoad({}, load);
  expect(debug).not.toHaveBeenCalled();
});

test('an error is not said twice: the loader logs it', () => {
  logLoad({ isDevelopment: true }, error);
  expect(debug).not.toHaveBeenCalled();
});
